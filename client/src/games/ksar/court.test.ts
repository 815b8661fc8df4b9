import { expect, test } from "vitest";
import type { Offer, Spot, View } from "../../wire/ksar";
import { height, inSeries, inside, next, offered, shifted, under, where } from "./court";

const OFFER: Offer = {
  type: "Placing",
  kinds: ["coloured"],
  spots: [
    [2, 3, 0, 0],
    [2, 3, 8, 7],
    [1, 2, 0, 8],
  ],
};

test("the footprint tells the height", () => {
  expect([height([2, 3]), height([3, 1]), height([1, 2])]).toEqual([1, 2, 3]);
});

test("a finger finds the offered spot that covers its cell", () => {
  expect(under(OFFER, [2, 3], [9, 9], 10)).toEqual([2, 3, 8, 7]);
  expect(under(OFFER, [1, 2], [0, 9], 10)).toEqual([1, 2, 0, 8]);
});

test("where nothing is offered the block stays under the finger, between the walls", () => {
  expect(under(OFFER, [2, 3], [5, 5], 10)).toEqual([2, 3, 5, 4]);
  expect(under(OFFER, [3, 2], [9, 0], 10)).toEqual([3, 2, 7, 0]);
  expect(under(null, [2, 3], [0, 0], 8)).toEqual([2, 3, 0, 0]);
});

test("arrows stop at the walls", () => {
  expect(shifted([1, 2, 0, 0], -1, 0, 10)).toEqual([1, 2, 0, 0]);
  expect(shifted([1, 2, 0, 7], 0, 1, 10)).toEqual([1, 2, 0, 8]);
  expect(inside([3, 2, 9, 9], 10)).toEqual([3, 2, 7, 8]);
});

test("one key walks through all that is offered", () => {
  let spot: Spot | null = null;
  const seen: string[] = [];
  for (let k = 0; k < 4; k++) seen.push((spot = next(OFFER, spot))!.join());
  expect(seen).toEqual(["2,3,0,0", "2,3,8,7", "1,2,0,8", "2,3,0,0"]);
  expect(next({ type: "Answering" }, null)).toBeNull();
});

test("what is not offered is not offered", () => {
  expect(offered(OFFER, [2, 3, 0, 0])).toBe(true);
  expect(offered(OFFER, [3, 2, 0, 0])).toBe(false);
});

test("people count from one", () => {
  expect(where([1, 3, 4, 0])).toMatchObject({
    id: "lies-edge",
    parts: { left: 5, right: 5, far: 3 },
  });
});

test("a neutral block may hang in both series", () => {
  const view = { series: [[0, 2], [2]] } as unknown as View;
  expect([0, 1, 2].map(block => inSeries(view, block))).toEqual([[0], [], [0, 1]]);
});
