// Made by `make wire` from src/parlour/games/batasaurus/pieces.py. Do not edit.

import type { Refusal } from "./frames";

/** What a table may agree on; the defaults are the rulebook's. */
export type Options = {
  readonly memorise_s: number;
  readonly memorise_view: "all" | "own";
  readonly early_ready: boolean;
  readonly first_leader: "random" | "seat0" | "seat1" | "seat2" | "seat3";
  readonly trick_log: "all" | "hidden" | "last";
  readonly short_war: "forfeit" | "last_card_stands";
  readonly unresolved: "leader" | "return" | "split" | "void";
  readonly end_rule: "first_empty" | "last_pair";
  readonly final_tie: "last_trick_winner" | "playoff_new_game" | "share";
};

/** A card that everybody sees. */
export type Laid = readonly [seat: number, slot: number, strength: number];

/** What one seat, or a watcher without one, may know now. */
export type View = {
  readonly me: number | null;
  readonly options: Options;
  readonly memorising: boolean;
  readonly faces: readonly (readonly number[])[];
  readonly awaited: readonly number[];
  readonly fighters: readonly number[];
  readonly mine: number | null;
  readonly left: readonly (readonly number[])[];
  readonly trick: readonly (readonly Laid[])[];
  readonly leader: number;
  readonly piles: readonly number[];
  readonly past: readonly (readonly (readonly Laid[])[])[];
  readonly earlier: readonly (readonly number[])[];
};

/** Say when you have memorised enough. */
export type Memorise = {
  readonly type: "Memorise";
};

/** Turn the card in one of these slots. */
export type Choose = {
  readonly type: "Choose";
  readonly slots: readonly number[];
};

/** Commit the card in one of these slots. */
export type Fight = {
  readonly type: "Fight";
  readonly slots: readonly number[];
};

export type Offer = Memorise | Choose | Fight;

/** The dealer lays out a shuffled set before each seat that plays, and names who starts. */
export type Deal = {
  readonly type: "Deal";
  readonly layouts: readonly (readonly number[])[];
  readonly leader: number;
};

/** A seat has memorised enough. */
export type Ready = {
  readonly type: "Ready";
};

/** The dealer turns every card face down, where it lies. */
export type Cover = {
  readonly type: "Cover";
};

/** A seat turns one of its cards and lays it in the middle. */
export type Flip = {
  readonly type: "Flip";
  readonly slot: number;
};

/** A seat at war lays one of its cards face down. */
export type Commit = {
  readonly type: "Commit";
  readonly slot: number;
};

/** The dealer turns all cards committed to a war at once. */
export type Reveal = {
  readonly type: "Reveal";
};

/** The dealer gives all that lies in the middle to one seat. */
export type Collect = {
  readonly type: "Collect";
  readonly taker: number;
};

/** The dealer clears a trick that nobody can win: so many of its cards for each seat. */
export type Divide = {
  readonly type: "Divide";
  readonly shares: readonly number[];
};

/** The dealer puts the cards left over on the piles of those they lie before. */
export type Keep = {
  readonly type: "Keep";
};

export type Move = Deal | Ready | Cover | Flip | Commit | Reveal | Collect | Divide | Keep;

/** Who leads. The faces are in the view alone: what was heard is kept longer than they show. */
export type Dealt = {
  readonly type: "Dealt";
  readonly leader: number;
  readonly playoff: boolean;
};

export type Flipped = {
  readonly type: "Flipped";
  readonly slot: number;
  readonly strength: number;
};

/** Somebody has committed a card; which, is not said. */
export type Committed = {
  readonly type: "Committed";
};

export type Revealed = {
  readonly type: "Revealed";
  readonly cards: readonly Laid[];
};

export type Collected = {
  readonly type: "Collected";
  readonly taker: number;
  readonly cards: number;
};

/** Nobody could win the trick; what happened to its cards, by the table's option. */
export type Divided = {
  readonly type: "Divided";
  readonly how: "return" | "split" | "void";
  readonly shares: readonly number[];
};

/** How many cards each seat had left over. */
export type Kept = {
  readonly type: "Kept";
  readonly cards: readonly number[];
};

export type Heard = Dealt | Ready | Cover | Flipped | Commit | Committed | Revealed | Collected | Divided | Kept;

/** May I? What forbids the draft, or nothing. */
export type Verdict = {
  readonly refusal: Refusal | null;
};
