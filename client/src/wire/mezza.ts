// Made by `make wire` from src/parlour/games/mezza/pieces.py. Do not edit.

import type { Refusal } from "./frames";

/** What a table may agree on; the defaults are the rulebook's. */
export type Options = {
  readonly deck: "full" | "short";
  readonly players: "more" | "printed";
  readonly swap_mode: "clockwise" | "off" | "simultaneous";
  readonly start_tie: "left_of_dealer" | "race" | "random";
  readonly own_half_forced: boolean;
  readonly turn_seconds: number | null;
  readonly joker_on_four: "consume" | "keep";
  readonly extra_half_on_four: "ge4" | "half" | "le4";
  readonly seven_heads_up: "no_skip" | "self_turn";
  readonly joker_quads: boolean;
  readonly steal_mode: "clockwise" | "race" | "random";
  readonly steal_count: "any" | "one";
  readonly steal_window_ms: number;
  readonly quick_before_steal: boolean;
  readonly quick_lay: "any" | "drawn" | "off";
  readonly open_add: "any" | "off" | "one";
  readonly memory_aid: "counts" | "full" | "off";
  readonly stall_turns: number | null;
  readonly blocked_rank: "cards" | "shared";
  readonly match: "points" | "single";
};

/** A seat says which three of its six cards it keeps in hand. */
export type Swap = {
  readonly type: "Swap";
  readonly hand: readonly ("1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h")[];
};

/** A seat would begin with its lowest cards. */
export type Start = {
  readonly type: "Start";
  readonly kind: "1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h";
  readonly count: number;
};

export type Play = {
  readonly type: "Play";
  readonly kind: "1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h";
  readonly count: number;
};

/** A seat turns a closed card that nobody knows, straight onto the pile. */
export type PlayClosed = {
  readonly type: "PlayClosed";
  readonly slot: number;
};

/** A seat that cannot lay takes the whole pile. */
export type PickUp = {
  readonly type: "PickUp";
};

/** A seat would complete the pile with so many halves. */
export type Steal = {
  readonly type: "Steal";
  readonly count: number;
};

/** Whoever has laid would add so many equal cards it has drawn. */
export type Quick = {
  readonly type: "Quick";
  readonly count: number;
};

/** Whoever has laid its last hand card would add so many equal open cards. */
export type Add = {
  readonly type: "Add";
  readonly count: number;
};

/** A seat claims nothing. */
export type LetBe = {
  readonly type: "LetBe";
};

/** What everybody sees of the pile. */
export type Face = {
  readonly size: number;
  readonly top: "1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h" | null;
  readonly run: number;
  readonly value: number;
  readonly low: boolean;
  readonly comb: boolean;
};

/** A while in which a lay may still be completed or enlarged; alike whoever could. */
export type Window = {
  readonly layer: number;
  readonly steals: boolean;
  readonly quick: boolean;
  readonly adds: boolean;
  readonly drawn: readonly ("1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h")[];
};

/** What a seat has said it would always answer: with so many cards at most; 0 is never. */
export type Orders = {
  readonly steals: { readonly [name: string]: number };
  readonly quick: number | null;
};

/** What a table that has agreed on it spares its memory. */
export type Aid = {
  readonly pile: readonly ("1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h")[];
  readonly removed: readonly ("1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h")[];
  readonly known: readonly (readonly ("1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h")[])[];
};

/** What one seat, or a watcher without one, may know. */
export type View = {
  readonly me: number | null;
  readonly options: Options;
  readonly hand: readonly ("1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h")[];
  readonly held: readonly number[];
  readonly opened: readonly (readonly ("1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h")[])[];
  readonly closed: readonly (readonly number[])[];
  readonly stock: number;
  readonly swapping: boolean;
  readonly ready: readonly number[];
  readonly starting: boolean;
  readonly mine: Swap | Start | Play | PlayClosed | PickUp | Steal | Quick | Add | LetBe | null;
  readonly mover: number | null;
  readonly pile: Face;
  readonly window: Window | null;
  readonly removed: number;
  readonly out: readonly number[];
  readonly idle: number;
  readonly orders: Orders;
  readonly aid: Aid | null;
};

/** Choose three of these six for your hand. */
export type Swapping = {
  readonly type: "Swapping";
  readonly cards: readonly ("1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h")[];
};

/** Say with how many of your lowest cards you would begin. */
export type Starting = {
  readonly type: "Starting";
  readonly kind: "1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h";
  readonly most: number;
};

/** Lay some of these, or turn a closed card, or take the pile. */
export type Turn = {
  readonly type: "Turn";
  readonly lays: readonly (readonly ["1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h", number])[];
  readonly slots: readonly number[];
  readonly pick_up: boolean;
  readonly recall: boolean;
};

/** Claim so many at most, or let it be. `turn` is what the next seat may do at once. */
export type Reacting = {
  readonly type: "Reacting";
  readonly steal: number;
  readonly quick: number;
  readonly add: number;
  readonly turn: Turn | null;
  readonly order: boolean;
};

export type Offer = Swapping | Starting | Turn | Reacting;

/** The dealer gives each seat its three zones; what is left over is the stock. */
export type Deal = {
  readonly type: "Deal";
  readonly hands: readonly (readonly ("1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h")[])[];
  readonly opened: readonly (readonly ("1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h")[])[];
  readonly closed: readonly (readonly ("1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h")[])[];
};

/** The dealer shows the open cards as everybody has chosen them. */
export type Reveal = {
  readonly type: "Reveal";
};

/** The dealer fills up the hand of whoever has laid. */
export type Refill = {
  readonly type: "Refill";
  readonly cards: readonly ("1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h")[];
};

/** A seat has itself answered for, now and from now on: with so many cards at most. */
export type Order = {
  readonly type: "Order";
  readonly most: number;
};

/** A seat takes back all its standing orders. */
export type Recall = {
  readonly type: "Recall";
};

/** The dealer lets one claim come true, or none. */
export type Award = {
  readonly type: "Award";
  readonly seat: number | null;
};

export type Move = Deal | Swap | Reveal | Refill | Order | Recall | Award | Start | Play | PlayClosed | PickUp | Steal | Quick | Add | LetBe;

/** The deal as one seat hears it. */
export type Dealt = {
  readonly type: "Dealt";
  readonly hand: readonly ("1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h")[];
  readonly opened: readonly (readonly ("1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h")[])[];
  readonly stock: number;
};

/** Somebody has chosen its hand; which, is not said. */
export type Ready = {
  readonly type: "Ready";
};

/** The open cards that a swap has changed, by seat; the others as they were. */
export type Shown = {
  readonly type: "Shown";
  readonly opened: readonly (readonly ("1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h")[])[];
};

/** How many cards somebody has drawn; which, to that seat alone. */
export type Drew = {
  readonly type: "Drew";
  readonly who: number;
  readonly count: number;
  readonly cards: readonly ("1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h")[];
};

/** Cards on the pile, and all that followed at once. */
export type Laid = {
  readonly type: "Laid";
  readonly who: number;
  readonly how: "add" | "closed" | "quick" | "start" | "steal" | "turn";
  readonly kind: "1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h";
  readonly count: number;
  readonly made: number | null;
  readonly removed: number;
  readonly skipped: number | null;
  readonly out: boolean;
};

/** Somebody takes the pile; with a closed card that did not fit, if it is that. */
export type Took = {
  readonly type: "Took";
  readonly who: number;
  readonly count: number;
  readonly turned: "1" | "2" | "3" | "3h" | "4" | "5" | "6" | "6h" | "7" | "8" | "9" | "9h" | "J*" | "J0" | "h" | null;
};

/** The window is over, and nobody has claimed anything. */
export type Unclaimed = {
  readonly type: "Unclaimed";
};

export type Heard = Dealt | Swap | Ready | Shown | Drew | Laid | Took | Unclaimed | Order | Recall | LetBe | Start | Play | PlayClosed | PickUp | Steal | Quick | Add;

/** May I? And the value the pile would then ask for, and whether it would leave the game. */
export type Verdict = {
  readonly refusal: Refusal | null;
  readonly value: number | null;
  readonly removes: boolean;
};
