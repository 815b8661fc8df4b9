/** A first match of BATASAURUS, with a word when it is needed. */

import type { Heard, Offer, View } from "../../wire/batasaurus";
import type { Lesson } from "../catalogue";

type When = (view: View, offer: Offer | null, heard: Heard | null) => boolean;

const tip = (id: string, clause: string, when: When) => ({ id, clause, when: when as never });

const leads: When = (view, offer) => offer?.type === "Choose" && !view.trick.length;
const won: When = (view, _, heard) => heard?.type === "Collected" && heard.taker === view.me;

export const lesson: Lesson = {
  seats: 2,
  deal: "07",
  options: { first_leader: "seat0" },
  tips: [
    tip("memorise", "2.4", (_, offer) => offer?.type === "Memorise"),
    tip("lead", "3.1", leads),
    tip("won", "3.3", won),
    tip("answer", "3.2", (view, offer) => offer?.type === "Choose" && view.trick.length > 0),
    tip("again", "3.4", (view, offer, heard) => leads(view, offer, heard) && !!view.piles[0]),
    tip("war", "4.2", (_, offer) => offer?.type === "Fight"),
  ],
};
