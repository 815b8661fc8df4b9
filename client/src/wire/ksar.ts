// Made by `make wire` from src/parlour/games/ksar/pieces.py. Do not edit.

import type { Refusal } from "./frames";

/** What a table may agree on; the defaults are the rulebook's. */
export type Options = {
  readonly frame: 8 | 9 | 10 | 11 | 12;
  readonly first: "alternate" | "host" | "random";
  readonly starter: 0 | 1;
  readonly pie: boolean;
  readonly en_tiebreak: boolean;
};

/** Where a block lies: the sides of its footprint, and its corner nearest to 0,0. */
export type Spot = readonly [width: number, depth: number, x: number, y: number];

/** A block that stands: whose supply it left, and where it is. */
export type Block = readonly [owner: number, kind: "coloured" | "neutral", spot: Spot];

/** What everybody sees. */
export type View = {
  readonly me: number | null;
  readonly options: Options;
  readonly turn: number | null;
  readonly answering: boolean;
  readonly blocks: readonly Block[];
  readonly left: readonly (readonly [number, number])[];
  readonly series: readonly (readonly number[])[];
};

/** Place a block of one of these kinds on one of these spots. */
export type Placing = {
  readonly type: "Placing";
  readonly kinds: readonly ("coloured" | "neutral")[];
  readonly spots: readonly Spot[];
};

/** Keep the colour, or swap. */
export type Answering = {
  readonly type: "Answering";
};

export type Offer = Placing | Answering;

/** The dealer says who begins. */
export type First = {
  readonly type: "First";
  readonly seat: number;
};

export type Place = {
  readonly type: "Place";
  readonly kind: "coloured" | "neutral";
  readonly spot: Spot;
};

/** The second seat takes the other colour, and with it the block that stands. */
export type Swap = {
  readonly type: "Swap";
};

/** The second seat keeps its colour. */
export type Keep = {
  readonly type: "Keep";
};

export type Move = First | Place | Swap | Keep;

export type Heard = First | Place | Swap | Keep;

/** May I? What forbids the draft, and the blocks it would touch, by number. */
export type Verdict = {
  readonly refusal: Refusal | null;
  readonly touching: readonly number[];
};
