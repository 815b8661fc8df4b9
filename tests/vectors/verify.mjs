// Fair dealing once more, in another language: `node verify.mjs fair.json` makes every vector again.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const WORDS = 2 ** 32;

const bytes = hex => Buffer.from(hex, 'hex');

const number = value => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(value);
  return four;
};

const framed = (...parts) =>
  Buffer.concat(parts.map(part => Buffer.from(part)).flatMap(part => [number(part.length), part]));

const mac = (key, text) => createHmac('sha256', key).update(text).digest();

const commitment = (match, seed) =>
  createHash('sha256').update(framed('parlour/commit/1', match, seed)).digest('hex');

const mixed = (match, seed, entropies) =>
  mac(seed, framed('parlour/mix/1', match, ...entropies)).toString('hex');

function* words(seed, n) {
  const head = framed('parlour/dice/1', number(n));
  for (let counter = 0; ; counter++) {
    const block = mac(seed, Buffer.concat([head, number(counter)]));
    for (let at = 0; at < block.length; at += 4) yield block.readUInt32BE(at);
  }
}

const dice = (seed, n) => {
  const source = words(bytes(seed), n);
  const word = () => source.next().value;
  const below = bound => {
    for (;;) {
      const drawn = word();
      if (drawn < WORDS - (WORDS % bound)) return drawn % bound;
    }
  };
  const some = (size, count) => {
    const pool = Array.from({ length: size }, (_, item) => item);
    for (let i = 0; i < Math.min(count, size - 1); i++) {
      const chosen = i + below(size - i);
      [pool[i], pool[chosen]] = [pool[chosen], pool[i]];
    }
    return pool.slice(0, count);
  };
  return { word, below, some };
};

// For each kind of vector: what it says, and what comes out here.
const kinds = {
  commitments: v => [v.commitment, commitment(v.match, bytes(v.seed))],
  mixes: v => [v.mixed, mixed(v.match, bytes(v.seed), v.entropies.map(bytes))],
  words: v => [v.words, v.words.map(dice(v.seed, v.n).word)],
  draws: v => [v.drawn, v.bounds.map(dice(v.seed, v.n).below)],
  shuffles: v => [v.order, dice(v.seed, v.n).some(v.size, v.size)],
  samples: v => [v.drawn, dice(v.seed, v.n).some(v.size, v.count)],
};

const vectors = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const rows = Object.entries(kinds).flatMap(([kind, made]) =>
  vectors[kind].map(vector => ({ kind, vector, pair: made(vector).map(v => JSON.stringify(v)) })),
);
const wrong = rows.filter(({ pair: [said, made] }) => said !== made);

for (const { kind, vector } of wrong) console.error(`${kind} differ: ${JSON.stringify(vector)}`);
console.log(`${rows.length - wrong.length} of ${rows.length} vectors agree`);
process.exitCode = wrong.length || !rows.length ? 1 : 0;
