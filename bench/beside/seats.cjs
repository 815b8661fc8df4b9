// Who sits at a table, of ours or of boardgame.io: opens it, hears of moves, says one when it may.
//
// Both kinds answer to the same three questions: `open(port, seats)` gives a table at which
// everybody sits; a table's `begin()` lets it play; and it reports `said(seat, nth)`, when a seat
// says its nth move, and `heard(viewer, seat, nth)`, when a viewer hears of it.
const http = require("node:http");
const WebSocket = require("ws");
const { io } = require("socket.io-client");

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

const ask = (port, path, body, key) =>
  new Promise((answer, fail) => {
    const headers = { "content-type": "application/json" };
    if (key) headers.authorization = `Bearer ${key}`;
    const at = { host: "127.0.0.1", port, path, method: "POST", headers, agent };
    const asked = http.request(at, (reply) => {
      let text = "";
      reply.on("data", (part) => (text += part));
      reply.on("end", () =>
        reply.statusCode < 300
          ? answer(text ? JSON.parse(text) : null)
          : fail(new Error(`${path}: ${reply.statusCode} ${text}`)),
      );
    });
    asked.on("error", fail);
    asked.end(JSON.stringify(body));
  });

const any = (items) => items[Math.floor(Math.random() * items.length)];

const MOVES = {
  Memorise: () => ({ type: "Ready" }),
  Choose: (offer) => ({ type: "Flip", slot: any(offer.slots) }),
  Fight: (offer) => ({ type: "Commit", slot: any(offer.slots) }),
};

class Ours {
  static async open(port, seats) {
    const game = { game: "batasaurus", seats };
    const opened = await ask(port, "/api/tables", game);
    const at = `/api/tables/${opened.table}`;
    const keys = [opened.key];
    await ask(port, `${at}/seats`, {}, opened.key);
    for (let seat = 1; seat < seats; seat += 1)
      keys.push((await ask(port, `${at}/seats`, { invite: opened.invite })).key);
    await ask(port, `${at}/start`, {}, opened.key);
    const table = new Ours(seats);
    for (const [seat, key] of keys.entries()) {
      const { ticket } = await ask(port, `${at}/tickets`, { seat }, key);
      await table.join(port, seat, ticket);
    }
    return table;
  }

  constructor(seats) {
    this.chairs = Array(seats);
    this.playing = false;
  }

  join(port, seat, ticket) {
    const line = new WebSocket(`ws://127.0.0.1:${port}/api/play`, { perMessageDeflate: false });
    const chair = { line, seat, at: 0, said: 0, offer: null, told: [], busy: false };
    this.chairs[seat] = chair;
    line.on("open", () => line.send(JSON.stringify({ type: "Sit", ticket })));
    return new Promise((come, fail) => {
      line.on("error", fail);
      line.on("message", (text) => this.hear(chair, JSON.parse(text), come));
    });
  }

  hear(chair, frame, come) {
    if (frame.type === "No") throw new Error(JSON.stringify(frame));
    if (frame.type !== "Steps") return;
    for (const { n, seat, heard } of frame.steps) {
      chair.at = n;
      if (heard === null || seat < 0) continue;
      chair.told[seat] = (chair.told[seat] ?? 0) + 1;
      this.heard(chair.seat, seat, chair.told[seat]);
    }
    chair.offer = frame.offer;
    if (frame.ref) chair.busy = false;
    come();
    if (frame.outcome) this.over();
    else if (this.playing) this.think(chair);
  }

  begin() {
    this.playing = true;
    for (const chair of this.chairs) this.think(chair);
  }

  // One wish at a time, from the first thought of it until it is answered.
  think(chair) {
    if (!chair.offer || chair.busy) return;
    chair.busy = true;
    this.later(() => this.say(chair));
  }

  say(chair) {
    const { offer, at } = chair;
    chair.said += 1;
    this.said(chair.seat, chair.said);
    const ref = `w${chair.said}`;
    chair.line.send(JSON.stringify({ type: "Say", ref, at, move: MOVES[offer.type](offer) }));
  }

  close() {
    for (const { line } of this.chairs) line.terminate();
  }
}

class Peer {
  static async open(port, seats) {
    const { matchID } = await ask(port, "/games/cards/create", { numPlayers: seats });
    const table = new Peer(seats, matchID);
    for (let seat = 0; seat < seats; seat += 1) {
      const place = { playerID: `${seat}`, playerName: `${seat}` };
      const held = await ask(port, `/games/cards/${matchID}/join`, place);
      await table.join(port, seat, held.playerCredentials);
    }
    return table;
  }

  constructor(seats, match) {
    this.chairs = Array(seats);
    this.match = match;
    this.playing = false;
  }

  join(port, seat, credentials) {
    const how = { transports: ["websocket"], forceNew: true, reconnection: false };
    const line = io(`http://127.0.0.1:${port}/cards`, how);
    const chair = { line, seat, credentials, told: 0, state: null };
    this.chairs[seat] = chair;
    line.on("connect", () => line.emit("sync", this.match, `${seat}`, credentials));
    line.on("update", (_, state) => this.hear(chair, state));
    return new Promise((come, fail) => {
      line.on("connect_error", fail);
      line.on("sync", (_, { state }) => {
        chair.state = state;
        come();
      });
    });
  }

  hear(chair, state) {
    chair.state = state;
    for (; chair.told < state.G.moves; chair.told += 1)
      this.heard(chair.seat, 0, chair.told + 1);
    if (state.ctx.gameover) this.over();
    else if (this.playing && state.ctx.currentPlayer === `${chair.seat}`)
      this.later(() => this.say(chair));
  }

  begin() {
    this.playing = true;
    const first = this.chairs[Number(this.chairs[0].state.ctx.currentPlayer)];
    this.later(() => this.say(first));
  }

  say({ line, seat, credentials, state }) {
    const args = [any(state.G.left[seat])];
    const payload = { type: "flip", args, playerID: `${seat}`, credentials };
    this.said(0, state.G.moves + 1);
    line.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.match, `${seat}`);
  }

  close() {
    for (const { line } of this.chairs) line.disconnect();
  }
}

module.exports = { Ours, Peer };
