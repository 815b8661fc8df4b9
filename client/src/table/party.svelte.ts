/** Everybody of this device at one table: a chair for each of its seats, and one that looks on. */

import type { Speaker } from "../kit/speaker";
import { language } from "../kit/settings.svelte";
import type { Sitter, TableNow } from "../wire/frames";
import { Chair, type Linger } from "./chair.svelte";
import { Refused, look, ticket } from "./house";

export class Party {
  chairs: readonly Chair[] = $state.raw([]);
  known: TableNow | null = $state.raw(null); // as it was when it was looked at last
  gone = $state(false);
  private seats = "";

  constructor(
    readonly id: string,
    readonly invite: string,
    private readonly linger: Linger,
  ) {
    void this.look();
  }

  /** The table as its chairs were told last, or as it was looked at. */
  get table(): TableNow | null {
    return this.chairs.find(chair => chair.table)?.table ?? this.known;
  }

  async look(): Promise<void> {
    try {
      this.known = await look(this.id, this.invite);
    } catch (reason) {
      this.gone = reason instanceof Refused;
      return;
    }
    this.sit(this.known.mine);
  }

  /** A chair for each seat that is ours; for none, one to watch from once there is something. */
  sit(mine: readonly number[]): void {
    const wanted = mine.length || this.known?.stage === "gathering" ? mine.join() : "watch";
    if (wanted === this.seats) return;
    this.leave();
    this.seats = wanted;
    this.chairs = wanted === "watch" ? [this.chair(null)] : mine.map(seat => this.chair(seat));
  }

  leave(): void {
    for (const chair of this.chairs) chair.leave();
    this.chairs = [];
    this.seats = "";
  }

  private chair(seat: number | null): Chair {
    return new Chair(() => this.admitted(seat), language(), this.linger);
  }

  /** A word for one socket; nothing if the house has none for us any more. */
  private async admitted(seat: number | null): Promise<string | null> {
    try {
      return await ticket(this.id, { seat, invite: this.invite });
    } catch (reason) {
      if (reason instanceof Refused && reason.refusing.retry_after_s === null) return null;
      throw reason;
    }
  }
}

/** What somebody is called: by name, by animal, or as one of the bots. */
export function called(words: Speaker, sitter: Sitter | undefined, seat: number): string {
  if (!sitter || sitter.kind === "empty") return words.word("seat", { n: seat + 1 });
  if (sitter.kind === "bot") return words.word("page-bot", { n: seat + 1 });
  return sitter.name === sitter.animal ? words.word(`page-animal-${sitter.animal}`) : sitter.name;
}
