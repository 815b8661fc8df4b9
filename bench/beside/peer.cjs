// A server of boardgame.io as it is shipped, with a small game of hidden cards turned in turn.
// `node peer.cjs PORT [FOLDER]`: in memory, or with its file store in a folder.
process.env.NODE_ENV = "production";
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const SET = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

// Far fewer rules than ours: no memorising, no wars; the higher card takes both.
const game = {
  name: "cards",
  setup: ({ ctx, random }) => ({
    layouts: [...Array(ctx.numPlayers)].map(() => random.Shuffle(SET)),
    left: [...Array(ctx.numPlayers)].map(() => SET.map((_, slot) => slot)),
    trick: [],
    piles: Array(ctx.numPlayers).fill(0),
    moves: 0,
  }),
  playerView: ({ G }) => ({ ...G, layouts: undefined }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    flip: {
      move: ({ G, playerID }, slot) => {
        const seat = Number(playerID);
        if (!G.left[seat].includes(slot)) return INVALID_MOVE;
        G.left[seat] = G.left[seat].filter((other) => other !== slot);
        G.trick.push({ seat, slot, strength: G.layouts[seat][slot] });
        G.moves += 1;
        if (G.trick.length === G.left.length) {
          const best = G.trick.reduce((a, b) => (b.strength > a.strength ? b : a));
          G.piles[best.seat] += G.trick.length;
          G.trick = [];
        }
      },
      client: false,
    },
  },
  endIf: ({ G }) => (G.left.every((slots) => !slots.length) ? { piles: G.piles } : undefined),
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [game], origins: [Origins.LOCALHOST], db }).run({ port: Number(port) });
