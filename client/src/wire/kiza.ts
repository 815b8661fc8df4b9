// Made by `make wire` from src/parlour/games/kiza/pieces.py. Do not edit.

import type { Refusal } from "./frames";

/** What a table may agree on; the defaults are the rulebook's. */
export type Options = {
  readonly first_donor: "draw" | "random";
  readonly losing_bids: "discard" | "return";
  readonly donor_open_pass: "final" | "may_reenter";
  readonly discard_log: "hidden" | "shown";
  readonly leftovers: "return" | "topup";
  readonly short_deal: "equal" | "exhaust";
  readonly end: "immediate" | "round";
  readonly stalemate_rounds: number;
};

export type Card = readonly [colour: "B" | "G" | "R" | "Y", shape: "c" | "s" | "t" | "x", value: number];

/** The bidding for one KIZA card; everybody sees all of it. */
export type Auction = {
  readonly card: Card;
  readonly laid: readonly (readonly Card[])[];
  readonly bidder: number | null;
  readonly passed: readonly number[];
  readonly waived: boolean;
};

/** What one seat, or a watcher without one, may know. */
export type View = {
  readonly me: number | null;
  readonly options: Options;
  readonly hand: readonly Card[];
  readonly held: readonly number[];
  readonly awaited: readonly number[];
  readonly presenting: boolean;
  readonly mine: readonly Card[] | null;
  readonly rows: readonly (readonly Card[])[];
  readonly gains: readonly (readonly Card[])[];
  readonly points: readonly number[];
  readonly donor: number | null;
  readonly auction: Auction | null;
  readonly bids: readonly number[];
  readonly draws: readonly (readonly (Card | null)[])[];
  readonly discards: readonly Card[];
  readonly dry: number;
};

/** Present at least one of these. */
export type Presenting = {
  readonly type: "Presenting";
  readonly hand: readonly Card[];
};

/** Put one of these up. */
export type Choosing = {
  readonly type: "Choosing";
  readonly row: readonly Card[];
};

/** Pass, or lay some of these so that all you have laid comes to more than `above`. */
export type Bidding = {
  readonly type: "Bidding";
  readonly cards: readonly Card[];
  readonly mine: number;
  readonly above: number;
  readonly totals: readonly number[];
};

export type Offer = Presenting | Choosing | Bidding;

/** The dealer turns a card for each seat that may still be the first donor. */
export type Draw = {
  readonly type: "Draw";
  readonly cards: readonly (Card | null)[];
};

/** The dealer names the first donor, where nobody draws cards for it. */
export type Appoint = {
  readonly type: "Appoint";
  readonly donor: number;
};

/** The dealer shuffles and deals; `hands` are the cards that each seat gets now. */
export type Deal = {
  readonly type: "Deal";
  readonly hands: readonly (readonly Card[])[];
};

/** A seat chooses its KIZA cards. */
export type Present = {
  readonly type: "Present";
  readonly cards: readonly Card[];
};

/** The dealer turns the KIZA cards of all seats. */
export type Reveal = {
  readonly type: "Reveal";
};

/** The donor puts a KIZA card of its own in the centre. */
export type Choose = {
  readonly type: "Choose";
  readonly card: Card;
};

/** A seat lays these cards, beside any it has laid in this auction. */
export type Bid = {
  readonly type: "Bid";
  readonly cards: readonly Card[];
};

/** A seat does not bid. */
export type Pass = {
  readonly type: "Pass";
};

/** The dealer gives the KIZA card to the highest bidder. */
export type Award = {
  readonly type: "Award";
  readonly taker: number;
};

/** The dealer puts a KIZA card that nobody wants on the pile. */
export type Discard = {
  readonly type: "Discard";
};

export type Move = Draw | Appoint | Deal | Present | Reveal | Choose | Bid | Pass | Award | Discard;

/** The cards drawn for the first donor, and who that is, if it is settled. */
export type Turned = {
  readonly type: "Turned";
  readonly cards: readonly (Card | null)[];
  readonly donor: number | null;
};

/** The deal as one seat hears it: its own new cards, and how many each seat got. */
export type Dealt = {
  readonly type: "Dealt";
  readonly cards: readonly Card[];
  readonly counts: readonly number[];
};

/** Somebody has chosen KIZA cards; which and how many is not said. */
export type Ready = {
  readonly type: "Ready";
};

/** The KIZA cards of each seat. */
export type Shown = {
  readonly type: "Shown";
  readonly rows: readonly (readonly Card[])[];
};

/** A bid, and what it comes to with all that seat has laid. */
export type Laid = {
  readonly type: "Laid";
  readonly cards: readonly Card[];
  readonly total: number;
};

/** The donor does not open, and may come in later. */
export type Waived = {
  readonly type: "Waived";
};

/** Who has captured which card, with what bid, and how many points that makes. */
export type Captured = {
  readonly type: "Captured";
  readonly taker: number;
  readonly card: Card;
  readonly bid: number;
  readonly points: number;
};

/** A KIZA card that nobody wanted. */
export type Unsold = {
  readonly type: "Unsold";
  readonly card: Card;
};

export type Heard = Turned | Appoint | Dealt | Present | Ready | Shown | Choose | Laid | Pass | Waived | Captured | Unsold;

/** May I? What forbids the draft, and what it comes to. */
export type Verdict = {
  readonly refusal: Refusal | null;
  readonly total: number;
  readonly above: number;
  readonly strays: readonly Card[];
};
