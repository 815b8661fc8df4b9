import { expect, test } from "vitest";
import type { Card, View } from "../../wire/kiza";
import { code, lean, row, sorted, standing } from "./table";

const HAND: Card[] = [
  ["Y", "c", 15],
  ["R", "x", 1],
  ["R", "c", 10],
  ["B", "c", 2],
];

test("a hand is sorted as one likes", () => {
  const codes = (order: "colour" | "shape" | "value") => sorted(HAND, order).map(code).join(" ");
  expect(codes("colour")).toBe("Rc10 Rx1 Bc2 Yc15");
  expect(codes("shape")).toBe("Rc10 Bc2 Yc15 Rx1");
  expect(codes("value")).toBe("Rx1 Bc2 Rc10 Yc15");
});

test("the card that is sold lies in the middle and not in a row", () => {
  const view = { rows: [HAND, []], auction: { card: ["R", "x", 1] } } as unknown as View;
  expect(row(view, 0).map(code)).toEqual(["Yc15", "Rc10", "Bc2"]);
  expect(row({ ...view, auction: null }, 0)).toHaveLength(4);
});

test("the bid that stands is the highest", () => {
  expect(standing({ bids: [3, 17, 0] } as unknown as View)).toBe(17);
  expect(standing({ bids: [] } as unknown as View)).toBe(0);
});

test("a fan leans from left to right, and one card stands", () => {
  expect([0, 1, 2].map(k => lean(k, 3))).toEqual([-1, 0, 1]);
  expect(lean(0, 1)).toBe(0);
});
