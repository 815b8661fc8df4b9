import { expect, test } from "vitest";
import type { Offer, View } from "../../wire/mezza";
import { awaited, claims, draft, fits, heaps, linger, most, plays, valued } from "./table";

const TURN: Offer = {
  type: "Turn",
  lays: [
    ["6", 2],
    ["9h", 1],
  ],
  slots: [],
  pick_up: false,
  recall: false,
};
const CLAIM: Offer = { type: "Reacting", steal: 2, quick: 0, add: 1, turn: null, order: true };

test("equal cards lie on one heap, in the order of the hand", () => {
  expect(heaps(["h", "h", "6", "J*"])).toEqual([
    { kind: "h", count: 2 },
    { kind: "6", count: 1 },
    { kind: "J*", count: 1 },
  ]);
});

test("values are counted in halves and read in signs", () => {
  expect([13, 8, 1, 0].map(valued)).toEqual(["6½", "4", "½", "0"]);
});

test("of what fits so many are taken up as fit, of all else as many as there are", () => {
  expect(most(TURN, { kind: "6", count: 3 })).toBe(2);
  expect(most(TURN, { kind: "1", count: 3 })).toBe(3);
  expect([fits(TURN, "9h"), fits(TURN, "1")]).toEqual([true, false]);
});

test("what is taken up becomes the move of the offer", () => {
  expect(draft(TURN, { "6": 2 })).toEqual({ type: "Play", kind: "6", count: 2 });
  expect(draft(CLAIM, { "6": 2 })).toBeNull();
  const swapping: Offer = { type: "Swapping", cards: ["h", "h", "1", "6", "6", "9"] };
  expect(draft(swapping, { h: 2, "9": 1 })).toEqual({ type: "Swap", hand: ["h", "h", "9"] });
  expect(draft(swapping, { h: 2 })).toBeNull();
});

test("claims are offered one by one, and none that is not there", () => {
  if (CLAIM.type !== "Reacting") throw new Error();
  expect(claims(CLAIM)).toEqual([
    { type: "Steal", count: 1 },
    { type: "Steal", count: 2 },
    { type: "Add", count: 1 },
  ]);
});

test("nobody is pointed at while a window is open, whoever could claim", () => {
  const view = { swapping: false, starting: false, mover: 1, window: null } as unknown as View;
  expect(awaited(view, 1)).toBe(true);
  expect(awaited({ ...view, window: { layer: 0 } } as unknown as View, 1)).toBe(false);
});

test("a turn is played from the hand, and from what lies open once that is empty", () => {
  expect(plays({ hand: ["6"] } as unknown as View)).toBe("hand");
  expect(plays({ hand: [] } as unknown as View)).toBe("opened");
});

test("a theft is looked at longer than a lay", () => {
  const laid = { type: "Laid", removed: 0, skipped: null };
  expect(linger({ ...laid, how: "steal" })).toBeGreaterThan(linger({ ...laid, how: "turn" }));
});
