/** BATASAURUS as it lies there: a view taken apart into what is drawn, and nothing judged. */

import type { Sound } from "../../kit/sound";
import type { Heard, Laid, Offer, View } from "../../wire/batasaurus";

export const LETTERS = "ABCDEFGHIJKL";
export const SLOTS = [...LETTERS].map((_, slot) => slot);

/** What is to be seen in one slot: a face, a back, or the place where a card was. */
export type Lying = {
  readonly slot: number;
  readonly strength: number | null;
  readonly there: boolean;
};

/** What one seat has in the middle, the first card first; null is a card that nobody sees yet. */
export type Column = {
  readonly seat: number;
  readonly cards: readonly { readonly slot: number | null; readonly strength: number | null }[];
};

export const layout = (view: View, seat: number): Lying[] =>
  SLOTS.map(slot => ({
    slot,
    strength: view.faces[seat]?.[slot] ?? null,
    there: !!view.left[seat]?.includes(slot) && !(seat === view.me && view.mine === slot),
  }));

/** The seats from mine on, clockwise; a watcher sits where the first seat sits. */
export const round = (view: View): number[] =>
  view.left.map((_, k) => (k + (view.me ?? 0)) % view.left.length);

export function middle(view: View): Column[] {
  const first = view.trick[0] ?? [];
  return first.map(([seat]) => ({
    seat,
    cards: [...laidBy(view, seat), ...committed(view, seat)],
  }));
}

const laidBy = (view: View, seat: number) =>
  view.trick
    .flatMap(layer => layer.filter((laid: Laid) => laid[0] === seat))
    .map(([, slot, strength]) => ({ slot, strength }));

/** A card that lies face down in a war: mine by its slot, another's by no name at all. */
function committed(view: View, seat: number) {
  if (!view.fighters.includes(seat)) return [];
  if (seat === view.me) return view.mine === null ? [] : [{ slot: view.mine, strength: null }];
  return view.awaited.includes(seat) ? [] : [{ slot: null, strength: null }];
}

export const offered = (offer: Offer | null, slot: number): boolean =>
  offer !== null && offer.type !== "Memorise" && offer.slots.includes(slot);

/** The strongest cards of the last layer: who leads the fight for the trick. */
export function strongest(view: View): number[] {
  const last = view.trick.at(-1) ?? [];
  const best = Math.max(0, ...last.map(([, , strength]) => strength));
  return last.filter(([, , strength]) => strength === best).map(([seat]) => seat);
}

/** How long each thing is to be looked at, in milliseconds. */
export function linger(heard: unknown, next: unknown): number {
  const [now, then] = [heard as Heard | null, next as Heard | null];
  if (then?.type === "Collected" || then?.type === "Divided") return 1500;
  if (now?.type === "Flipped" || now?.type === "Revealed") return 900;
  return now?.type === "Collected" ? 500 : 300;
}

export function sound(heard: unknown): Sound | null {
  switch ((heard as Heard | null)?.type) {
    case "Dealt":
    case "Flipped":
    case "Cover":
      return "paper";
    case "Collected":
      return "bell";
    case "Committed":
    case "Commit":
      return "low";
    default:
      return null;
  }
}

const PROMPTS: Readonly<Record<Offer["type"], string>> = {
  Memorise: "page-batasaurus-memorise",
  Choose: "page-batasaurus-choose",
  Fight: "page-batasaurus-fight",
};

/** What to do, in so few words that a child is told it aloud. */
export function prompt(view: unknown, offer: unknown): string | null {
  if (offer) return PROMPTS[(offer as Offer).type];
  return (view as View | null)?.memorising ? "page-batasaurus-memorise" : null;
}
