// Made by `make wire` from src/parlour/games/serie/pieces.py. Do not edit.

import type { Refusal } from "./frames";

/** What a table may agree on. Nothing chosen (`None`) means: as the preset has it (`terms`). */
export type Options = {
  readonly preset: "family" | "junior";
  readonly colours: number;
  readonly numbers: number | null;
  readonly copies: number | null;
  readonly jokers: number | null;
  readonly sets: "both" | "runs" | null;
  readonly deal: number | null;
  readonly start_chips: number | null;
  readonly box_chips: number | null;
  readonly bank_limit: "stop" | "unlimited";
  readonly first_player: "highest" | "random" | "seat0" | "seat1" | "seat2" | "seat3";
  readonly hidden_chips: boolean;
  readonly max_jokers: number | null;
  readonly draw_cost: number;
  readonly play_drawn: boolean;
  readonly draw_after_lay: boolean;
  readonly must_lay: boolean;
  readonly swap_is_move: boolean;
  readonly first_lay: number;
  readonly free_before_first_lay: boolean | null;
  readonly manipulation: "extend" | "full" | "jokers" | null;
  readonly turn_seconds: number | null;
  readonly new_series: "delta" | "no_old_tile" | "rack_only";
  readonly freed_joker: "nothing" | "series" | "tile";
  readonly split_own: boolean;
  readonly free_reuse_chip: boolean;
  readonly debt: boolean;
  readonly blocked_pay: boolean;
  readonly best_of: 1 | 3 | 5;
  readonly match_score: "chips" | "rounds";
};

/** A number of a colour; on the table, what a joker stands for, and that it is one. */
export type Tile = readonly [number: number, colour: string, joker: boolean];

/** A round that is over, paid. */
export type Round = {
  readonly first: number;
  readonly chips: readonly number[];
  readonly left: readonly (readonly Tile[])[];
};

/** What one seat, or a watcher without one, may know. */
export type View = {
  readonly me: number | null;
  readonly options: Options;
  readonly rack: readonly Tile[];
  readonly held: readonly number[];
  readonly chips: readonly (number | null)[];
  readonly bank: number | null;
  readonly pot: number;
  readonly table: readonly (readonly Tile[])[];
  readonly turn: number | null;
  readonly done: "drawn" | "laid" | "nothing" | "swapped";
  readonly first: number;
  readonly opened: readonly number[];
  readonly passes: number;
  readonly rounds: readonly Round[];
};

/** Lay from this rack onto this table, draw, or pass: as far as each is allowed. */
export type Turn = {
  readonly type: "Turn";
  readonly options: Options;
  readonly rack: readonly Tile[];
  readonly table: readonly (readonly Tile[])[];
  readonly opened: boolean;
  readonly lay: boolean;
  readonly draw: boolean;
  readonly stop: boolean;
};

export type Offer = Turn;

/** The dealer mixes the tiles, deals a rack to every seat, and says who begins. */
export type Deal = {
  readonly type: "Deal";
  readonly racks: readonly (readonly Tile[])[];
  readonly first: number;
  readonly lots: readonly Tile[];
};

/** A seat leaves this table, and takes so many of the jokers it has freed onto its rack. */
export type Lay = {
  readonly type: "Lay";
  readonly table: readonly (readonly Tile[])[];
  readonly taken: number;
};

/** A seat pays for a tile from the pot. */
export type Draw = {
  readonly type: "Draw";
};

/** The dealer draws the tile. */
export type Give = {
  readonly type: "Give";
  readonly tile: Tile;
};

/** A seat ends its turn, since it may not draw, or has done enough. */
export type Pass = {
  readonly type: "Pass";
};

/** The round is over: what each seat pays for the tiles left on its rack. */
export type Pay = {
  readonly type: "Pay";
  readonly chips: readonly number[];
};

export type Move = Deal | Lay | Draw | Give | Pass | Pay;

/** The deal as one listener hears it: its own rack, if it has one. */
export type Dealt = {
  readonly type: "Dealt";
  readonly rack: readonly Tile[];
  readonly first: number;
  readonly lots: readonly Tile[];
};

/** What a lay came to. */
export type Laid = {
  readonly type: "Laid";
  readonly tiles: readonly Tile[];
  readonly new: readonly (readonly Tile[])[];
  readonly changed: readonly (readonly Tile[])[];
  readonly freed: readonly Tile[];
  readonly taken: number;
  readonly chips: number;
  readonly out: boolean;
};

/** A tile has been drawn; which, hears the one who drew it. */
export type Given = {
  readonly type: "Given";
  readonly tile: Tile | null;
};

/** The end of a round: what was left, what was paid for it, who has won. */
export type Paid = {
  readonly type: "Paid";
  readonly left: readonly (readonly Tile[])[];
  readonly chips: readonly number[];
  readonly final: readonly number[];
  readonly winners: readonly number[];
};

export type Heard = Dealt | Laid | Draw | Given | Pass | Paid;

/** A series of a draft: why it cannot lie so, if it cannot, and whether it is new. */
export type Standing = {
  readonly series: readonly Tile[];
  readonly refusal: Refusal | null;
  readonly new: boolean;
};

/** May I? What still forbids the draft, how each of its series stands, what it would earn. */
export type Verdict = {
  readonly refusal: Refusal | null;
  readonly standing: readonly Standing[];
  readonly missing: readonly Tile[];
  readonly foreign: readonly Tile[];
  readonly tiles: number;
  readonly series: number;
  readonly out: number;
};
