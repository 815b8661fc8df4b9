/** A first match of KIZA, with a word when it is needed. */

import type { Heard, Offer, View } from "../../wire/kiza";
import type { Lesson } from "../catalogue";

type When = (view: View, offer: Offer | null, heard: Heard | null) => boolean;

const tip = (id: string, clause: string, when: When) => ({ id, clause, when: when as never });

const bids = (view: View, offer: Offer | null, above: boolean): boolean =>
  offer?.type === "Bidding" && offer.above > 0 === above && view.hand.length > 0;

export const lesson: Lesson = {
  seats: 3,
  deal: "05",
  options: {},
  tips: [
    tip("present", "4.1", (_, offer) => offer?.type === "Presenting"),
    tip("choose", "5.1", (_, offer) => offer?.type === "Choosing"),
    tip("open", "5.5", (view, offer) => bids(view, offer, false)),
    tip("outbid", "5.4", (view, offer) => bids(view, offer, true)),
    tip("won", "8.2", (view, _, heard) => heard?.type === "Captured" && heard.taker === view.me),
    tip("lost", "5.12", (view, _, heard) => heard?.type === "Captured" && heard.taker !== view.me),
  ],
};
