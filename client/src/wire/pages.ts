// Made by `make wire` from parlour.server.pages. Do not edit.

import type { Agreement, Outcome, Phrase, Sitter } from "./frames";

/** A table somebody asks for. Whoever opens it is its host, and sits only by sitting down. */
export type Wanted = {
  readonly game: string;
  readonly seats: number;
  readonly options?: { readonly [name: string]: unknown };
  readonly agreement?: Agreement | null;
  readonly name?: string;
  readonly animal?: "badger" | "bear" | "bee" | "cat" | "deer" | "dog" | "duck" | "fox" | "frog" | "goat" | "hare" | "hedgehog" | "horse" | "lynx" | "mole" | "mouse" | "newt" | "otter" | "owl" | "panda" | "rabbit" | "robin" | "seal" | "snail" | "squirrel" | "swan" | "tiger" | "turtle" | "whale" | "wolf";
  readonly deal?: string | null;
};

/** A table that now is, the promise of its luck, and the host's key. */
export type Opened = {
  readonly table: string;
  readonly key: string;
  readonly invite: string;
  readonly link: string;
  readonly commitment: string | null;
};

/** Somebody sits down. With a key this is one seat more on the same device (hot seat). */
export type Sitting = {
  readonly name?: string;
  readonly animal?: "badger" | "bear" | "bee" | "cat" | "deer" | "dog" | "duck" | "fox" | "frog" | "goat" | "hare" | "hedgehog" | "horse" | "lynx" | "mole" | "mouse" | "newt" | "otter" | "owl" | "panda" | "rabbit" | "robin" | "seal" | "snail" | "squirrel" | "swan" | "tiger" | "turtle" | "whale" | "wolf";
  readonly seat?: number | null;
  readonly entropy?: string;
  readonly invite?: string;
};

/** A seat that is held, and the key that holds it. */
export type Seated = {
  readonly table: string;
  readonly key: string;
  readonly seats: readonly number[];
};

/** Before the start the host sets a bot on a seat, or frees it. */
export type Arranging = {
  readonly bot?: number | null;
};

/** What a socket's ticket is for: one of one's own seats, or to watch. */
export type Watching = {
  readonly seat?: number | null;
  readonly invite?: string;
};

/** Opens one socket, once, soon. */
export type Ticket = {
  readonly ticket: string;
  readonly seconds: number;
};

/** Opens the same seats on another device, once, within ten minutes. */
export type Device = {
  readonly code: string;
  readonly link: string;
  readonly seconds: number;
};

/** Somebody comes with a code from another device. */
export type Moving = {
  readonly code: string;
};

/** A rematch is wished, and this is the luck that one brings to it, for each of one's seats. */
export type Again = {
  readonly entropies?: readonly string[];
};

/** A public table, as the lobby shows it. */
export type Listed = {
  readonly table: string;
  readonly game: string;
  readonly stage: "gathering" | "over" | "playing";
  readonly seats: readonly Sitter[];
  readonly watchers: number;
  readonly kids: boolean;
};

/** A game, how many may play it, and what its tables may agree on. */
export type GamePage = {
  readonly name: string;
  readonly edition: number;
  readonly least: number;
  readonly most: number;
  readonly options: { readonly [name: string]: unknown };
  readonly agreement: Agreement;
  readonly levels: readonly number[];
};

export type Clause = {
  readonly clause: string;
  readonly sentence: string;
};

/** A running match, as far as the asker may see it now. */
export type Shown = {
  readonly game: string;
  readonly edition: number;
  readonly seats: number;
  readonly options: unknown;
  readonly commitment: string | null;
  readonly steps: number;
  readonly view: unknown;
};

/** A finished match as one of its viewers saw it, step by step. */
export type Replayed = {
  readonly game: string;
  readonly edition: number;
  readonly seats: number;
  readonly options: unknown;
  readonly steps: readonly unknown[];
  readonly ending: readonly Phrase[];
};

/** What became of a record that was brought: kept under its name, or the first flaw in it. */
export type Verdict = {
  readonly record: string | null;
  readonly flaw: string | null;
  readonly move: number | null;
};

/** Why something cannot be done, in the asked language, and what can be instead. */
export type Refusing = {
  readonly why: string;
  readonly text: string;
  readonly instead: readonly string[];
  readonly retry_after_s: number | null;
};

/** The house stands; asked whether it is ready, it can also write. */
export type Health = {
  readonly status: "ok";
  readonly test_mode: boolean;
};

export type ProofPage = {
  readonly match: string;
  readonly commitment: string;
  readonly entropies: readonly string[];
  readonly seed: string;
};

export type EventPage = {
  readonly n: number;
  readonly seat: number;
  readonly move: { readonly [name: string]: unknown };
  readonly at: number;
  readonly absent: boolean;
  readonly order: readonly number[] | null;
  readonly lag: number;
};

/** A record as JSON, as far as all games have it in common. */
export type RecordPage = {
  readonly game: string;
  readonly edition: number;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly events: readonly EventPage[];
  readonly outcome: Outcome | null;
  readonly state: string | null;
  readonly proof: ProofPage | null;
  readonly conceded: number | null;
};
