/** KIZA as it lies there: cards in order, sums as they are told, and nothing judged. */

import type { Sound } from "../../kit/sound";
import { phrase } from "../../kit/speaker";
import type { Phrase } from "../../wire/frames";
import type { Card, Heard, View } from "../../wire/kiza";

export type Order = "colour" | "shape" | "value";

const COLOURS = ["R", "B", "G", "Y"];
const SHAPES = ["c", "t", "s", "x"];

export const code = ([colour, shape, value]: Card): string => `${colour}${shape}${value}`;

export const named = ([colour, shape, value]: Card): Phrase =>
  phrase("card", { colour, shape, value });

const PLACES: Readonly<Record<Order, (card: Card) => readonly number[]>> = {
  colour: ([c, s, v]) => [COLOURS.indexOf(c), SHAPES.indexOf(s), v],
  shape: ([c, s, v]) => [SHAPES.indexOf(s), COLOURS.indexOf(c), v],
  value: ([c, s, v]) => [v, COLOURS.indexOf(c), SHAPES.indexOf(s)],
};

export function sorted(cards: readonly Card[], order: Order): Card[] {
  const place = PLACES[order];
  return [...cards].sort((a, b) => {
    const [left, right] = [place(a), place(b)];
    return left.map((at, k) => at - right[k]!).find(Boolean) ?? 0;
  });
}

/** How far a card of a fanned hand leans: from -1 at its left to 1 at its right. */
export const lean = (k: number, many: number): number => (many > 1 ? (2 * k) / (many - 1) - 1 : 0);

/** The seats from mine on, clockwise; a watcher sits where the first seat sits. */
export const round = (view: View): number[] =>
  view.held.map((_, k) => (k + (view.me ?? 0)) % view.held.length);

/** The bid that stands. */
export const standing = (view: View): number => Math.max(0, ...view.bids);

/** A row without the card that is being sold: that one lies in the middle. */
export const row = (view: View, seat: number): readonly Card[] => {
  const sold = view.auction ? code(view.auction.card) : "";
  return (view.rows[seat] ?? []).filter(card => code(card) !== sold);
};

export function linger(heard: unknown, next: unknown): number {
  const [now, then] = [(heard as Heard | null)?.type, (next as Heard | null)?.type];
  if (then === "Captured" || then === "Unsold") return 1200;
  if (now === "Turned" || now === "Shown") return 1400;
  return now === "Captured" ? 900 : 450;
}

export function sound(heard: unknown): Sound | null {
  switch ((heard as Heard | null)?.type) {
    case "Captured":
      return "bell";
    case "Dealt":
    case "Shown":
    case "Laid":
      return "paper";
    case "Choose":
      return "wood";
    case "Pass":
      return "low";
    default:
      return null;
  }
}
