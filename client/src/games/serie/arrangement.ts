/** SERIE half-way through a turn: tiles pushed about, as long as one likes. Nothing is judged. */

import type { Lay, Tile, View } from "../../wire/serie";

/** A tile, by a name that it keeps while it is pushed about, and whether it came from the rack. */
export type Piece = { readonly name: string; readonly tile: Tile; readonly own: boolean };
export type Row = readonly Piece[];

/** A table and a rack as somebody has them before them. */
export type Arrangement = { readonly series: readonly Row[]; readonly rack: Row };

/** A series by its place, a place for a new one, or one's rack. */
export type Place = number | "new" | "rack";

const COLOURS = ["R", "Y", "B", "K"];
const BLANK: Tile = [0, "", true]; // a joker that stands for nothing yet

/** What lies there, before anybody has touched it. */
export function begun(view: View): Arrangement {
  const seen = new Map<string, number>();
  const piece = (own: boolean) => (tile: Tile) => ({ name: called(tile, seen), tile, own });
  const series = view.table.map(tiles => tiles.map(piece(false)));
  return { series, rack: view.rack.map(piece(true)) };
}

/** Of tiles that look alike the first is number 0, the next number 1. */
function called([number, colour, joker]: Tile, seen: Map<string, number>): string {
  const face = joker ? "J" : `${colour}${number}`;
  const nth = seen.get(face) ?? 0;
  seen.set(face, nth + 1);
  return `${face}.${nth}`;
}

/** The same with these tiles elsewhere; jokers stand for what fits there. */
export function moved(from: Arrangement, names: ReadonlySet<string>, to: Place): Arrangement {
  const all = [...from.series.flat(), ...from.rack];
  const taken = all.filter(({ name }) => names.has(name)).map(blank);
  const rest = (row: Row) => row.filter(({ name }) => !names.has(name));
  const series = from.series.map((row, k) => [...rest(row), ...(k === to ? taken : [])]);
  if (to === "new") series.push(taken);
  return {
    series: series.filter(row => row.length).map(settled),
    rack: [...rest(from.rack), ...(to === "rack" ? taken : [])],
  };
}

const blank = (piece: Piece): Piece => (piece.tile[2] ? { ...piece, tile: BLANK } : piece);

/** In the order of numbers and colours, every joker standing for something if it can. */
function settled(row: Row): Row {
  let now = row;
  for (const piece of row.filter(({ tile }) => !tile[0])) {
    const [first] = standing(now, piece.name);
    if (first) now = now.map(each => (each.name === piece.name ? { ...each, tile: first } : each));
  }
  return [...now].sort((a, b) => place(a.tile) - place(b.tile));
}

const place = ([number, colour]: Tile): number => number * 4 + COLOURS.indexOf(colour);

/** What a joker might stand for beside the others of its series, what is likeliest first. */
export function standing(row: Row, name: string): Tile[] {
  const others = row.filter(each => each.name !== name && each.tile[0]).map(({ tile }) => tile);
  const numbers = [...new Set(others.map(([number]) => number))].sort((a, b) => a - b);
  const colours = [...new Set(others.map(([, colour]) => colour))];
  const found: Tile[] = [];
  if (colours.length === 1) {
    for (const number of nearby(numbers)) found.push([number, colours[0]!, true]);
  }
  if (numbers.length === 1) {
    const free = COLOURS.filter(colour => !colours.includes(colour));
    for (const colour of free) found.push([numbers[0]!, colour, true]);
  }
  return found;
}

/** The gaps between numbers, then the one above them, then the one below. */
function nearby(numbers: readonly number[]): number[] {
  const [low, high] = [numbers[0]!, numbers.at(-1)!];
  const inside = Array.from({ length: high - low }, (_, k) => low + k);
  const gaps = inside.filter(number => !numbers.includes(number));
  return [...gaps, high + 1, low - 1].filter(number => number > 0);
}

/** The same with a joker that stands for the next thing it might stand for. */
export function turned(from: Arrangement, name: string): Arrangement {
  const turn = (row: Row): Row => {
    const joker = row.find(each => each.name === name);
    if (!joker) return row;
    const ways = standing(row, name);
    const now = ways.findIndex(way => way[0] === joker.tile[0] && way[1] === joker.tile[1]);
    const next = ways[(now + 1) % ways.length] ?? joker.tile;
    const turned = row.map(each => (each.name === name ? { ...each, tile: next } : each));
    return [...turned].sort((a, b) => place(a.tile) - place(b.tile));
  };
  return { ...from, series: from.series.map(turn) };
}

/** What would be said: the table left so, and how many jokers have come from it to the rack. */
export const lay = ({ series, rack }: Arrangement): Lay => ({
  type: "Lay",
  table: series.map(row => row.map(({ tile }) => tile)),
  taken: rack.filter(({ own, tile }) => !own && tile[2]).length,
});

/** Where a tile lies. */
export function found({ series }: Arrangement, name: string): number | "rack" {
  const at = series.findIndex(row => row.some(piece => piece.name === name));
  return at < 0 ? "rack" : at;
}

export const key = (tiles: readonly Tile[]): string =>
  tiles
    .map(([number, colour, joker]) => `${colour}${number}${joker ? "*" : ""}`)
    .sort()
    .join();
