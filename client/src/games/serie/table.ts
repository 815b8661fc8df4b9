/** SERIE as it lies there: who sits where, racks in order, and nothing judged. */

import type { Sound } from "../../kit/sound";
import { phrase } from "../../kit/speaker";
import type { Phrase } from "../../wire/frames";
import type { Heard, Tile, View } from "../../wire/serie";
import type { Row } from "./arrangement";

export type Order = "colour" | "number";

const COLOURS = ["R", "Y", "B", "K", ""];

/** The seats from mine on, clockwise; a watcher sits where the first seat sits. */
export const round = (view: View): number[] =>
  view.held.map((_, k) => (k + (view.me ?? 0)) % view.held.length);

export function sorted(rack: Row, order: Order): Row {
  const colour = ({ tile }: Row[number]) => COLOURS.indexOf(tile[1]);
  const number = ({ tile }: Row[number]) => tile[0] || 99; // jokers last
  const [first, then] = order === "colour" ? [colour, number] : [number, colour];
  return [...rack].sort((a, b) => first(a) - first(b) || then(a) - then(b));
}

/** A tile in the words of the room. */
export function named([number, colour, joker]: Tile): Phrase {
  if (joker && !number) return phrase("joker");
  return phrase(joker ? "standing" : "tile", { colour, number });
}

export function linger(heard: unknown): number {
  switch ((heard as Heard | null)?.type) {
    case "Paid":
      return 2600;
    case "Laid":
      return 1100;
    default:
      return 350;
  }
}

export function sound(heard: unknown): Sound | null {
  switch ((heard as Heard | null)?.type) {
    case "Laid":
    case "Dealt":
      return "wood";
    case "Given":
      return "paper";
    case "Paid":
      return "bell";
    default:
      return null;
  }
}
