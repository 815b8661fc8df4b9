/** Says a word when it fits, each once; what fitted no more was understood, or passed by. */

import type { Tip } from "../games/catalogue";

export class Coach {
  now: Tip | null = $state.raw(null);
  private readonly said = new Set<string>();

  constructor(readonly tips: readonly Tip[]) {}

  /** How many words have been said, the present one included. */
  get count(): number {
    return this.said.size;
  }

  /** Something has changed: is there a word for it? */
  look(view: unknown, offer: unknown, heard: unknown): void {
    const fits = (tip: Tip): boolean => tip.when(view as never, offer as never, heard as never);
    const next = this.tips.find(tip => !this.said.has(tip.id) && fits(tip));
    if (!next || (this.now && fits(this.now))) return;
    this.said.add(next.id);
    this.now = next;
  }

  /** Understood: the word goes, and another one may come. */
  understood(): void {
    this.now = null;
  }
}
