import { expect, test } from "vitest";
import type { View } from "../../wire/batasaurus";
import { layout, linger, middle, offered, prompt, round, strongest } from "./table";

const VIEW = {
  me: 1,
  options: {},
  memorising: false,
  faces: [],
  awaited: [2],
  fighters: [],
  mine: null,
  left: [
    [0, 1, 2],
    [1, 2],
    [0, 2],
  ],
  trick: [
    [
      [0, 5, 12],
      [1, 4, 12],
      [2, 3, 7],
    ],
  ],
  leader: 0,
  piles: [0, 3, 0],
  past: [],
  earlier: [],
} as unknown as View;

test("my seat comes first, then the others clockwise", () => {
  expect(round(VIEW)).toEqual([1, 2, 0]);
  expect(round({ ...VIEW, me: null })).toEqual([0, 1, 2]);
});

test("a covered card has no face anywhere, and a shown one has left its slot", () => {
  const cards = layout(VIEW, 1);
  expect(cards).toHaveLength(12);
  expect(cards.every(card => card.strength === null)).toBe(true);
  expect(cards.filter(card => card.there).map(card => card.slot)).toEqual([1, 2]);
});

test("faces are seen while they lie open", () => {
  const open = { ...VIEW, memorising: true, faces: [[], [7, 8, 9], []] } as View;
  expect(layout(open, 1)[1]!.strength).toBe(8);
  expect(layout(open, 0)[1]!.strength).toBeNull();
});

test("what I have committed lies in the middle, face down, and another's without a slot", () => {
  const war: View = { ...VIEW, fighters: [0, 1], awaited: [], mine: 2 };
  expect(layout(war, 1)[2]!.there).toBe(false);
  expect(middle(war).map(column => column.cards.at(-1))).toEqual([
    { slot: null, strength: null },
    { slot: 2, strength: null },
    { slot: 3, strength: 7 },
  ]);
});

test("nothing is shown of who has not committed yet", () => {
  const war: View = { ...VIEW, fighters: [0, 1], awaited: [0, 1] };
  expect(middle(war).map(column => column.cards.length)).toEqual([1, 1, 1]);
});

test("the strongest of the last layer lead", () => {
  expect(strongest(VIEW)).toEqual([0, 1]);
  expect(strongest({ ...VIEW, trick: [] })).toEqual([]);
});

test("only what is offered is offered", () => {
  expect(offered({ type: "Choose", slots: [2] }, 2)).toBe(true);
  expect(offered({ type: "Choose", slots: [2] }, 1)).toBe(false);
  expect(offered({ type: "Memorise" }, 2)).toBe(false);
  expect(offered(null, 2)).toBe(false);
});

test("a trick lies there for a while before it is taken", () => {
  const flipped = { type: "Flipped", slot: 1, strength: 2 };
  expect(linger(flipped, { type: "Collected" })).toBeGreaterThan(linger(flipped, flipped));
});

test("a child is told in few words what to do, and nothing while others play", () => {
  expect(prompt(VIEW, { type: "Choose", slots: [1] })).toBe("page-batasaurus-choose");
  expect(prompt({ ...VIEW, memorising: true }, null)).toBe("page-batasaurus-memorise");
  expect(prompt(VIEW, null)).toBeNull();
});
