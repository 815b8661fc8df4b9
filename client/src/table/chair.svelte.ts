/** What one chair was told, and what it may say: four things, and nothing of any game.
 *
 * Steps are shown one after the other, each when the pieces of the one before have arrived. The
 * offer counts once the last of them is shown.
 */

import type {
  Advice,
  Choices,
  Heard,
  Outcome,
  Phrase,
  Refusal,
  Sit,
  Step,
  Steps,
  TableNow,
  Talked,
  Told,
  Waved,
  Words,
} from "../wire/frames";
import { motion } from "../kit/settings.svelte";
import { move } from "../kit/stage";
import { Line, type Condition } from "./line";

/** How long a step wants to be looked at before the next: a game's own word, in milliseconds. */
export type Linger = (heard: unknown, next: unknown) => number;

type Answer = Advice | Choices;
type Unnamed<T> = T extends { readonly ref: string } ? Omit<T, "ref"> : never;

export class Chair {
  view: unknown = $state.raw(null);
  offer: unknown = $state.raw(null);
  wish: unknown = $state.raw(null); // said, and not answered yet
  log: readonly Step[] = $state.raw([]);
  words: Words | null = $state.raw(null);
  outcome: Outcome | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  table: TableNow | null = $state.raw(null);
  talk: readonly (Talked | Waved)[] = $state.raw([]);
  clocks: readonly (number | null)[] | null = $state.raw(null);
  condition: Condition = $state("calling");
  until: number | null = $state(null); // by the clock of this page
  saved = $state(0); // wishes that are kept for good

  root: HTMLElement | undefined;
  onStep: (step: Step) => void = () => undefined;

  private seen = 0;
  private wishes = 0;
  private pending = "";
  private readonly name = crypto.randomUUID().slice(0, 8);
  private readonly answers = new Map<string, (answer: Answer) => void>();
  private readonly queue: Steps[] = [];
  private showing = false;
  private readonly line: Line;

  constructor(
    ticket: () => Promise<string | null>,
    language: Sit["language"],
    private readonly linger: Linger = () => 0,
  ) {
    this.line = new Line(ticket, language, {
      hear: frame => this.hear(frame),
      feel: condition => (this.condition = condition),
    });
  }

  say(move: unknown): void {
    if (this.wish !== null) return;
    this.wish = move;
    this.refusal = null;
    this.pending = this.ref();
    this.line.ask({ type: "Say", ref: this.pending, at: this.seen, move });
  }

  /** May I? Answered by the room, with what the button would say. */
  may(draft: unknown): Promise<Advice> {
    return this.asked({ type: "May", draft }) as Promise<Advice>;
  }

  /** Some of the moves on offer, in words. */
  choices(first: number, count: number): Promise<Choices> {
    return this.asked({ type: "Choose", first, count }) as Promise<Choices>;
  }

  /** A wish to the house, not to the game: resign, take back, and so on. */
  wishOfHouse(wish: Unnamed<Exclude<Heard, { readonly type: "Say" | "May" | "Choose" }>>): void {
    this.line.ask({ ...wish, ref: this.ref() } as Heard & { readonly ref: string });
  }

  tell(frame: Extract<Heard, { readonly type: "Talk" | "Wave" }>): void {
    this.line.say(frame);
  }

  forgive(): void {
    this.refusal = null;
  }

  leave(): void {
    this.line.close();
  }

  private asked(question: Unnamed<Heard>): Promise<Answer> {
    const ref = this.ref();
    this.line.ask({ ...question, ref } as Heard & { readonly ref: string });
    return new Promise(answer => this.answers.set(ref, answer));
  }

  private ref(): string {
    return `${this.name}.${++this.wishes}`;
  }

  private hear(frame: Told): void {
    switch (frame.type) {
      case "Steps":
        this.seen = frame.steps.at(-1)?.n ?? this.seen;
        this.queue.push(frame);
        void this.show();
        return;
      case "No":
        if (frame.ref === this.pending) this.wish = null;
        this.refusal = frame.refusal;
        this.offer = frame.offer;
        return;
      case "Advice":
      case "Choices":
        this.answers.get(frame.ref)?.(frame);
        this.answers.delete(frame.ref);
        return;
      case "Table":
        this.table = frame;
        return;
      case "Talked":
      case "Waved":
        this.talk = [...this.talk, frame].slice(-50);
    }
  }

  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      await this.become(frame);
    }
    this.showing = false;
  }

  private async become(frame: Steps): Promise<void> {
    const arrived = Date.now();
    for (const [k, step] of frame.steps.entries()) {
      await this.take(step);
      const next = frame.steps[k + 1] ?? this.queue[0]?.steps[0];
      if (next) await rest(this.linger(step.heard, next.heard));
    }
    this.offer = frame.offer;
    this.outcome = frame.outcome;
    this.clocks = frame.clocks;
    this.words = frame.words ?? this.words;
    this.until = frame.seconds === null ? null : arrived + frame.seconds * 1000;
    if (frame.ref !== null && frame.ref === this.pending) {
      this.wish = null;
      this.saved++;
    }
  }

  private async take(step: Step): Promise<void> {
    if (step.told) {
      this.log = [...this.log, step];
      this.onStep(step);
    }
    await move(this.root, () => {
      if (step.told) this.offer = null;
      this.view = step.view;
    });
  }
}

const PACE = { full: 1, little: 0.8, none: 0 };

const rest = (milliseconds: number): Promise<void> => {
  const wait = milliseconds * PACE[motion()];
  return wait ? new Promise(done => setTimeout(done, wait)) : Promise.resolve();
};

/** What a board is lent: the offer, a way to say one of its moves, a way to ask, and the words. */
export type Seat<Offer, Move> = {
  readonly me: number | null;
  readonly offer: Offer | null;
  readonly wish: Move | null;
  readonly until: number | null;
  readonly heard: unknown; // what has just happened
  names(seat: number): string;
  animal(seat: number): string | null;
  say(move: Move): void;
  may(draft: Move): Promise<Advice>;
  tell(phrase: Phrase): string;
  word(id: string, parts?: { readonly [name: string]: number | string }): string;
};
