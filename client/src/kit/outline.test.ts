import { expect, test } from "vitest";
import { DINOSAURS } from "../games/batasaurus/dinosaurs";
import { outline, smooth } from "./outline";

test("a curve goes through all of its circles", () => {
  const line = [
    [0, 0, 1],
    [10, 5, 3],
    [20, 0, 2],
  ] as const;
  const points = smooth(line);
  for (const circle of line) expect(points).toContainEqual([...circle]);
  expect(points).toHaveLength(13);
});

test("an outline is closed, and nothing in it is not a number", () => {
  const path = outline([
    [0, 0, 1],
    [10, 0, 1],
  ]);
  expect(path).toMatch(/^M.*Z$/);
  expect(path).not.toContain("NaN");
});

test("twelve dinosaurs are drawn, each in a colour of its own, and inside its card", () => {
  expect(DINOSAURS).toHaveLength(12);
  expect(new Set(DINOSAURS.map(each => each.hue)).size).toBe(12);
  for (const { far, body, under, over } of DINOSAURS) {
    const numbers = [...far, ...body, ...under, ...over]
      .join(" ")
      .match(/-?[\d.]+/g)!
      .map(Number);
    expect(Math.max(...numbers)).toBeLessThan(104);
    expect(Math.min(...numbers)).toBeGreaterThan(-4);
  }
});
