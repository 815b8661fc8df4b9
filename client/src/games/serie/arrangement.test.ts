import { expect, test } from "vitest";
import type { Tile, View } from "../../wire/serie";
import { begun, found, key, lay, moved, standing, turned, type Arrangement } from "./arrangement";

const view = (table: Tile[][], rack: Tile[]): View => ({ table, rack }) as unknown as View;
const r = (number: number): Tile => [number, "R", false];
const JOKER: Tile = [0, "", true];

const START = begun(view([[r(4), r(5), r(6)]], [r(7), [7, "B", false], JOKER, r(4)]));
const faces = ({ series }: Arrangement): string[] => series.map(row => key(row.map(p => p.tile)));

test("tiles that look alike have names of their own, and keep them", () => {
  const names = [...START.series.flat(), ...START.rack].map(({ name }) => name);
  expect(names).toEqual(["R4.0", "R5.0", "R6.0", "R7.0", "B7.0", "J.0", "R4.1"]);
});

test("a tile joins a series in its order, and comes back", () => {
  const there = moved(START, new Set(["R7.0"]), 0);
  expect(there.series[0]!.map(({ tile }) => tile[0])).toEqual([4, 5, 6, 7]);
  expect(found(there, "R7.0")).toBe(0);
  const back = moved(there, new Set(["R7.0"]), "rack");
  expect(back.series).toEqual(START.series);
  expect(found(back, "R7.0")).toBe("rack");
});

test("a series of which nothing is left is gone, and a new one is the last", () => {
  const all = new Set(["R4.0", "R5.0", "R6.0"]);
  expect(moved(START, all, "new").series).toHaveLength(1);
  expect(faces(moved(START, new Set(["R7.0", "R4.1"]), "new"))).toEqual(["R4,R5,R6", "R4,R7"]);
});

test("a joker stands for a gap, or goes on; turned, it stands for something else", () => {
  const after = moved(START, new Set(["J.0"]), 0);
  expect(after.series[0]!.map(({ tile }) => tile)).toContainEqual([7, "R", true]);
  const before = turned(after, "J.0");
  expect(before.series[0]![0]!.tile).toEqual([3, "R", true]);
  const gap = moved(START, new Set(["R7.0", "R4.1", "J.0"]), "new").series[1]!;
  expect(gap.map(({ tile }) => tile[0])).toEqual([4, 5, 7]);
});

test("a joker alone stands for nothing until it has company", () => {
  const alone = moved(START, new Set(["J.0"]), "new");
  expect(alone.series[1]!.map(({ tile }) => tile)).toEqual([JOKER]);
  const company = moved(alone, new Set(["B7.0"]), 1);
  expect(company.series[1]!.map(({ tile }) => tile[0])).toEqual([7, 8]);
  expect(standing(company.series[1]!, "J.0").map(([n, c]) => `${c}${n}`)).toEqual(
    ["B8", "B6", "R7", "Y7", "K7"], // on, before, or beside it in another colour
  );
});

test("a joker that goes from the table to the rack is counted, and one's own is not", () => {
  const table: Tile[][] = [[r(4), [5, "R", true], r(6)]];
  const freed = begun(view(table, [r(5), JOKER]));
  expect(lay(moved(freed, new Set(["J.0"]), "rack")).taken).toBe(1);
  expect(lay(freed).taken).toBe(0);
  expect(lay(moved(freed, new Set(["R5.0"]), 0)).table[0]).toHaveLength(4);
});
