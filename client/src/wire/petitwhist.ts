// Made by `make wire` from src/parlour/games/petitwhist/pieces.py. Do not edit.

import type { Refusal } from "./frames";

/** What a table may agree on; the defaults are the rulebook's. */
export type Options = {
  readonly hand: number;
  readonly exchange: number;
  readonly show: number;
  readonly lead: "knock" | "seat0";
};

export type Card = readonly [suit: string, rank: number];

/** What one seat, or a watcher without one, may know. */
export type View = {
  readonly me: number | null;
  readonly options: Options;
  readonly hand: readonly Card[];
  readonly held: readonly number[];
  readonly turn: number | null;
  readonly exchanging: boolean;
  readonly ready: readonly number[];
  readonly aside: readonly Card[] | null;
  readonly shown: readonly (readonly Card[])[];
  readonly racing: boolean;
  readonly knocked: boolean | null;
  readonly leader: number;
  readonly trick: readonly Card[];
  readonly tricks: readonly number[];
};

/** Set aside so many of these. */
export type Exchange = {
  readonly type: "Exchange";
  readonly hand: readonly Card[];
  readonly count: number;
};

/** Say when you have seen enough. */
export type Seeing = {
  readonly type: "Seeing";
};

/** Knock, or let it be. */
export type Race = {
  readonly type: "Race";
};

/** Lay one of these. */
export type Follow = {
  readonly type: "Follow";
  readonly cards: readonly Card[];
};

export type Offer = Exchange | Seeing | Race | Follow;

export type Deal = {
  readonly type: "Deal";
  readonly hands: readonly (readonly Card[])[];
};

export type SetAside = {
  readonly type: "SetAside";
  readonly cards: readonly Card[];
};

/** The dealer turns what was set aside. */
export type Reveal = {
  readonly type: "Reveal";
};

/** A seat has seen enough. */
export type Look = {
  readonly type: "Look";
};

/** The dealer ends the look. */
export type Cover = {
  readonly type: "Cover";
};

/** A seat wants to lead. */
export type Knock = {
  readonly type: "Knock";
};

/** A seat does not care to lead. */
export type LetBe = {
  readonly type: "LetBe";
};

export type Award = {
  readonly type: "Award";
  readonly leader: number;
};

export type Lay = {
  readonly type: "Lay";
  readonly card: Card;
};

export type Gather = {
  readonly type: "Gather";
  readonly taker: number;
};

export type Move = Deal | SetAside | Reveal | Look | Cover | Knock | LetBe | Award | Lay | Gather;

/** The deal as one seat hears it: its own hand. */
export type Dealt = {
  readonly type: "Dealt";
  readonly hand: readonly Card[];
};

/** Somebody has set cards aside; which, is not said. */
export type Ready = {
  readonly type: "Ready";
};

/** What now lies open before each seat. */
export type Shown = {
  readonly type: "Shown";
  readonly cards: readonly (readonly Card[])[];
};

export type Heard = Dealt | SetAside | Ready | Shown | Look | Cover | Knock | LetBe | Award | Lay | Gather;

/** May I? What still forbids the draft, and how many cards it lacks (or has too many of). */
export type Verdict = {
  readonly refusal: Refusal | null;
  readonly lacking: number;
};
