/** KSAR as it stands there: ways to lie, what is under a finger, and nothing judged. */

import type { Sound } from "../../kit/sound";
import { phrase } from "../../kit/speaker";
import type { Block, Heard, Offer, Place, Spot, View } from "../../wire/ksar";
import type { Phrase } from "../../wire/frames";

export type Kind = Place["kind"];
export type Cell = readonly [x: number, y: number];
export type Footprint = readonly [width: number, depth: number];

export const FOOTPRINTS: readonly Footprint[] = [
  [2, 3],
  [3, 2],
  [1, 3],
  [3, 1],
  [1, 2],
  [2, 1],
];
const WAYS = ["", "flat", "edge", "upright"] as const;

export const height = ([width, depth]: readonly [number, number, ...number[]]): number =>
  6 / (width * depth);

/** The three ways a block can lie, and the same turned. */
export const turned = (footprint: Footprint): Footprint => [footprint[1], footprint[0]];

export const spots = (offer: Offer | null): readonly Spot[] =>
  offer?.type === "Placing" ? offer.spots : [];

export const kinds = (offer: Offer | null): readonly Kind[] =>
  offer?.type === "Placing" ? offer.kinds : [];

export const same = (a: Spot, b: Spot): boolean => a.every((side, k) => side === b[k]);

export const offered = (offer: Offer | null, spot: Spot): boolean =>
  spots(offer).some(each => same(each, spot));

const covers = ([width, depth, x, y]: Spot, [cx, cy]: Cell): boolean =>
  x <= cx && cx < x + width && y <= cy && cy < y + depth;

/** Where a block of this footprint goes when a finger points at a cell: on an offered spot that
 * covers it, if there is one, the most in the middle first; else around the finger. */
export function under(
  offer: Offer | null,
  [width, depth]: Footprint,
  cell: Cell,
  frame: number,
): Spot {
  const fits = spots(offer).filter(s => s[0] === width && s[1] === depth && covers(s, cell));
  const off = (s: Spot) =>
    Math.abs(s[2] + width / 2 - cell[0]) + Math.abs(s[3] + depth / 2 - cell[1]);
  const best = [...fits].sort((a, b) => off(a) - off(b))[0];
  return (
    best ??
    inside([width, depth, cell[0] - ((width - 1) >> 1), cell[1] - ((depth - 1) >> 1)], frame)
  );
}

/** The same spot, pushed back between the walls. */
export function inside([width, depth, x, y]: Spot, frame: number): Spot {
  const between = (at: number, side: number) => Math.max(0, Math.min(frame - side, at));
  return [width, depth, between(x, width), between(y, depth)];
}

export const shifted = ([width, depth, x, y]: Spot, dx: number, dy: number, frame: number): Spot =>
  inside([width, depth, x + dx, y + dy], frame);

/** The next offered spot after this one, in the order of the offer. */
export function next(offer: Offer | null, spot: Spot | null): Spot | null {
  const all = spots(offer);
  const at = spot ? all.findIndex(each => same(each, spot)) : -1;
  return all[(at + 1) % all.length] ?? null;
}

/** Whose series a block belongs to, by its number. */
export const inSeries = (view: View, block: number): number[] =>
  view.series.flatMap((blocks, seat) => (blocks.includes(block) ? [seat] : []));

/** How a block lies, in the words of the room. */
export const where = (spot: Spot): Phrase =>
  phrase(`lies-${WAYS[height(spot)]}`, {
    wide: spot[0],
    left: spot[2] + 1,
    right: spot[2] + spot[0],
    deep: spot[1],
    near: spot[3] + 1,
    far: spot[3] + spot[1],
  });

export const score = (view: View, seat: number): number =>
  (view.series[seat]?.length ?? 0) - (view.left[seat]?.[1] ?? 0);

export const name = ([owner, kind, [width, depth, x, y]]: Block): string =>
  `${kind === "neutral" ? "n" : owner}-${width}${depth}${x}.${y}`;

export const linger = (): number => 350;

export const sound = (heard: unknown): Sound | null =>
  (heard as Heard | null)?.type === "Place" ? "wood" : null;
