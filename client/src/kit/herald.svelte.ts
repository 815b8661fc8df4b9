/** Says aloud, through a screen reader, what can be seen: once each. */

import { untrack } from "svelte";

const AGAIN = "\u00a0";

export const spoken = $state({ polite: "", assertive: "" });

/** One message an event; the same one twice is made different, or it would not be read again. */
export function announce(text: string, urgent = false): void {
  const region = urgent ? "assertive" : "polite";
  spoken[region] = untrack(() => spoken[region]) === text ? text + AGAIN : text;
}
