/** A first match of SERIE, with a word when it is needed. */

import type { Heard, Offer, View } from "../../wire/serie";
import type { Lesson } from "../catalogue";

type When = (view: View, offer: Offer | null, heard: Heard | null) => boolean;

const tip = (id: string, clause: string, when: When) => ({ id, clause, when: when as never });

const lays: When = (_, offer) => !!offer?.lay;

export const lesson: Lesson = {
  seats: 2,
  deal: "0039",
  options: { first_player: "seat0", turn_seconds: null },
  tips: [
    tip("lay", "3.1", (view, offer, heard) => lays(view, offer, heard) && !view.table.length),
    tip("chips", "5.1", (_, __, heard) => heard?.type === "Laid"),
    tip("add", "4.2", (view, offer, heard) => lays(view, offer, heard) && view.table.length > 0),
    tip("joker", "6.1", (view, offer, heard) => {
      const jokers = view.table.some(series => series.some(([, , joker]) => joker));
      return lays(view, offer, heard) && jokers;
    }),
    tip("draw", "4.3", (_, __, heard) => heard?.type === "Given"),
    tip("end", "7.3", view => view.held.some(many => many > 0 && many < 3)),
  ],
};
