/** A first match of MEZZA, with a word when it is needed. */

import type { Heard, Offer, View } from "../../wire/mezza";
import type { Lesson } from "../catalogue";

type When = (view: View, offer: Offer | null, heard: Heard | null) => boolean;

const tip = (id: string, clause: string, when: When) => ({ id, clause, when: when as never });

const turn = (offer: Offer | null) => (offer?.type === "Turn" ? offer : null);
const claims = (offer: Offer | null, steals: boolean): boolean =>
  offer?.type === "Reacting" && offer.steal > 0 === steals;

export const lesson: Lesson = {
  seats: 3,
  deal: "0001",
  options: {},
  tips: [
    tip("swap", "2.5", (_, offer) => offer?.type === "Swapping"),
    tip("start", "3.1", (_, offer) => offer?.type === "Starting"),
    tip("lay", "4.2", (_, offer) => !!turn(offer)?.lays.length),
    tip("wait", "7.1", (_, offer) => claims(offer, false)),
    tip("steal", "7.1", (_, offer) => claims(offer, true)),
    tip("take", "4.10", (_, offer) => !!turn(offer)?.pick_up),
    tip("closed", "5.7", (_, offer) => !!turn(offer)?.slots.length),
  ],
};
