/** A first match of KSAR, with a word when it is needed. */

import type { Heard, Offer, View } from "../../wire/ksar";
import type { Lesson } from "../catalogue";

type When = (view: View, offer: Offer | null, heard: Heard | null) => boolean;

const tip = (id: string, clause: string, when: When) => ({ id, clause, when: when as never });

const places =
  (least: number): When =>
  (view, offer) =>
    offer?.type === "Placing" && view.blocks.length >= least;

export const lesson: Lesson = {
  seats: 2,
  deal: "03",
  options: { first: "host" },
  tips: [
    tip("hold", "3.2", places(0)),
    tip("heights", "3.3", places(2)),
    tip("series", "4.2", places(4)),
    tip("neutral", "4.3", places(6)),
    tip("last", "4.1", places(12)),
  ],
};
