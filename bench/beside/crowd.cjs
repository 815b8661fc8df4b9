// Many tables played at once, by one process: `node crowd.cjs ours|peer PORT`.
//
// Each line of its input is an evening, such as {"tables": 100, "seats": 2, "think": 0}. The crowd
// sits down and says "seated"; at "play" it plays all matches to their end, and says how long that
// took, and of each move how long until the last at its table had heard of it.
const readline = require("node:readline");
const { Ours, Peer } = require("./seats.cjs");

const [kind, port] = process.argv.slice(2);
const Table = kind === "ours" ? Ours : Peer;
const AT_ONCE = 8; // tables that are being opened at a time

const seated = async ({ tables, seats }) => {
  const open = [];
  const opener = async () => {
    while (open.length < tables) {
      const place = open.push(null) - 1;
      open[place] = await Table.open(Number(port), seats);
    }
  };
  await Promise.all([...Array(AT_ONCE)].map(opener));
  return open;
};

// A pause about as long as asked, half as long at least and half as long again at most.
const pausing = (think) => (call) =>
  think ? setTimeout(call, think * (0.5 + Math.random())) : call();

const play = (tables, { seats, think }) =>
  new Promise((done) => {
    const waits = [];
    let playing = tables.length;
    const begun = performance.now();
    for (const table of tables) {
      const waiting = new Map();
      const named = (seat, nth) => seat * 1000 + nth;
      table.later = pausing(think);
      table.said = (seat, nth) =>
        waiting.set(named(seat, nth), { since: performance.now(), deaf: seats });
      table.heard = (_, seat, nth) => {
        const move = waiting.get(named(seat, nth));
        if (move && (move.deaf -= 1) === 0) waits.push(performance.now() - move.since);
      };
      let ended = 0;
      table.over = () => {
        ended += 1;
        if (ended === seats && (playing -= 1) === 0)
          done({ seconds: (performance.now() - begun) / 1000, waits });
      };
    }
    for (const table of tables) table.begin();
  });

const tell = (what) => process.stdout.write(`${JSON.stringify(what)}\n`);

const evenings = async () => {
  let evening = null;
  let tables = [];
  for await (const line of readline.createInterface({ input: process.stdin })) {
    if (line === '"play"') {
      tell(await play(tables, evening));
      continue;
    }
    for (const table of tables) table.close();
    evening = JSON.parse(line);
    tables = await seated(evening);
    tell("seated");
  }
};

evenings();
