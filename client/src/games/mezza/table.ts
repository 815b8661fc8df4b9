/** MEZZA as it lies there: cards kind by kind, the pile and what it asks, and nothing judged. */

import type { Sound } from "../../kit/sound";
import { phrase } from "../../kit/speaker";
import type { Phrase } from "../../wire/frames";
import type { Heard, Laid, Move, Offer, Reacting, Turn, View } from "../../wire/mezza";

export type Kind = NonNullable<View["pile"]["top"]>;

/** Equal cards of one zone, which lie on one heap. */
export type Heap = { readonly kind: Kind; readonly count: number };

/** How many cards of a kind somebody has taken up, and would do something with. */
export type Chosen = Readonly<Partial<Record<Kind, number>>>;

const NAMES: Readonly<Record<Kind, string>> = {
  h: "half",
  "1": "one",
  "2": "two",
  "3": "three",
  "3h": "threehalf",
  "4": "four",
  "5": "five",
  "6": "six",
  "6h": "sixhalf",
  "7": "seven",
  "8": "eight",
  "9": "nine",
  "9h": "ninehalf",
  J0: "zero",
  "J*": "joker",
};

export const named = (kind: Kind, count = 1): Phrase =>
  count === 1
    ? phrase("card", { kind: NAMES[kind] })
    : phrase("cards", { count, kind: NAMES[kind] });

export function heaps(cards: readonly Kind[]): Heap[] {
  const kinds = [...new Set(cards)];
  return kinds.map(kind => ({ kind, count: cards.filter(card => card === kind).length }));
}

/** A value, which is counted in halves, in signs that all languages read alike. */
export function valued(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${whole || ""}½` : `${whole}`;
}

/** The seats from mine on, clockwise; a watcher sits where the first seat sits. */
export const round = (view: View): number[] =>
  view.held.map((_, k) => (k + (view.me ?? 0)) % view.held.length);

/** Who is waited for, as far as everybody knows. */
export function awaited(view: View, seat: number): boolean {
  if (view.swapping) return !view.ready.includes(seat);
  if (view.starting) return true;
  return view.window ? false : view.mover === seat;
}

/** The zone that a turn is played from: what lies open waits for the hand to be empty. */
export const plays = (view: View): "hand" | "opened" => (view.hand.length ? "hand" : "opened");

/** What may be done in a turn, whether it has come or a window is open before it. */
export const turn = (offer: Offer | null): Turn | null =>
  offer?.type === "Turn" ? offer : offer?.type === "Reacting" ? offer.turn : null;

/** How many cards of a kind one may take up here; what does not fit may still be asked about. */
export function most(offer: Offer | null, { kind, count }: Heap): number {
  if (offer?.type === "Starting") return kind === offer.kind ? offer.most : 1;
  const fits = turn(offer)?.lays.find(([each]) => each === kind)?.[1];
  return Math.min(fits ?? count, count);
}

export const fits = (offer: Offer | null, kind: Kind): boolean =>
  offer?.type === "Swapping" ||
  (offer?.type === "Starting" && offer.kind === kind) ||
  !!turn(offer)?.lays.some(([each]) => each === kind);

/** What would be said with the cards taken up; nothing while there are too few. */
export function draft(offer: Offer | null, chosen: Chosen): Move | null {
  const cards = Object.entries(chosen) as [Kind, number][];
  if (offer?.type === "Swapping") {
    const hand = offer.cards.filter(kind => chosen[kind]);
    const kept = [...new Set(hand)].flatMap(kind => Array<Kind>(chosen[kind] ?? 0).fill(kind));
    return kept.length === 3 ? { type: "Swap", hand: kept } : null;
  }
  const [kind, count] = cards[0] ?? [];
  if (!kind || !count) return null;
  if (offer?.type === "Starting") return { type: "Start", kind, count };
  return turn(offer) ? { type: "Play", kind, count } : null;
}

/** Every claim of a window, the smallest of each kind first. */
export function claims(offer: Reacting): Move[] {
  const some = (type: "Steal" | "Quick" | "Add", many: number): Move[] =>
    Array.from({ length: many }, (_, k) => ({ type, count: k + 1 }));
  return [...some("Steal", offer.steal), ...some("Quick", offer.quick), ...some("Add", offer.add)];
}

/** The lay that was heard last, if it is what was heard last. */
export const lay = (heard: unknown): Laid | null =>
  (heard as Heard | null)?.type === "Laid" ? (heard as Laid) : null;

export function linger(heard: unknown): number {
  const laid = lay(heard);
  if (laid?.removed || laid?.how === "steal") return 900;
  if (laid) return laid.skipped === null ? 420 : 700;
  return (heard as Heard | null)?.type === "Took" ? 800 : 120;
}

export function sound(heard: unknown): Sound | null {
  const laid = lay(heard);
  if (laid) return laid.how === "steal" || laid.removed ? "bell" : "paper";
  const type = (heard as Heard | null)?.type;
  return type === "Took" ? "low" : type === "Dealt" ? "paper" : null;
}
