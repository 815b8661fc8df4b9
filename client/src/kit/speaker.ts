/** Puts phrases into the language of whoever reads, as the house's own speaker does in Python. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Phrase, Refusal, Who } from "../wire/frames";

export type Part = number | string | Who | Phrase | readonly (Phrase | Who)[];
export type Parts = { readonly [name: string]: Part };
export type Clauses = ReadonlyMap<string, string>;

const DEALER = -1;

/** A phrase as rooms make them in Python, for what only the screen has to say. */
export const phrase = (id: string, parts: Parts = {}, you = false): Phrase => ({
  type: "Phrase",
  id,
  parts,
  you,
});

export const who = (seat: number): Who => ({ type: "Who", seat });

export class Speaker {
  readonly language: string;
  readonly clauses: Clauses;
  private readonly bundle: FluentBundle;
  private readonly name: (seat: number) => string | undefined;

  constructor(
    language: string,
    texts: readonly string[],
    clauses: Clauses = new Map(),
    name: (seat: number) => string | undefined = () => undefined,
  ) {
    this.language = language;
    this.clauses = clauses;
    this.name = name;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      const flaws = this.bundle.addResource(new FluentResource(text));
      if (flaws[0]) throw flaws[0];
    }
  }

  /** The same words at a table where people have names. */
  naming(name: (seat: number) => string | undefined): Speaker {
    const speaker: Speaker = Object.create(Speaker.prototype);
    return Object.assign(speaker, this, { name });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(part: Part): string {
    if (typeof part === "string") return part;
    if (typeof part === "number") return this.word("number", { n: part });
    if (isList(part)) return this.listed(part);
    return part.type === "Who" ? this.who(part.seat) : this.phrase(part);
  }

  word(id: string, parts: { readonly [name: string]: number | string } = {}): string {
    const message = this.bundle.getMessage(id);
    return this.format(id, message?.value, parts);
  }

  /** Why not, and what instead; the clause stands beside it. */
  refusal(refusal: Refusal): string {
    return this.say(phrase(`refused-${refusal.clause.replaceAll(".", "-")}`, refusal.parts));
  }

  who(seat: number): string {
    if (seat === DEALER) return this.word("dealer");
    return this.name(seat) ?? this.word("seat", { n: seat + 1 });
  }

  private phrase({ id, parts, you }: Phrase): string {
    const message = this.bundle.getMessage(id);
    const yours = you ? message?.attributes["you"] : undefined;
    const given = Object.entries(parts).map(([name, part]) => [
      name,
      typeof part === "number" ? part : this.say(part),
    ]);
    return this.format(id, yours ?? message?.value, Object.fromEntries(given));
  }

  private format(
    id: string,
    pattern: Parameters<FluentBundle["formatPattern"]>[0] | null | undefined,
    parts: Record<string, number | string>,
  ): string {
    if (!pattern) throw new Error(`nobody says ${id} in ${this.language}`);
    return this.bundle.formatPattern(pattern, parts);
  }

  /** `a, b and c`; but things that hold lists themselves are parted as in `a, b; c, d`. */
  private listed(things: readonly (Phrase | Who)[]): string {
    const said = things.map(thing => this.say(thing));
    const last = said.pop();
    if (last === undefined) return this.word("list-none");
    if (!said.length) return last;
    const apart = things.some(holdsList);
    const before = said.reduce((a, b) => this.joined(apart ? "list-apart" : "list-next", a, b));
    return this.joined(apart ? "list-apart" : "list-last", before, last);
  }

  private joined(id: string, before: string, next: string): string {
    return this.word(id, { before, next });
  }
}

const isList = (part: Part): part is readonly (Phrase | Who)[] => Array.isArray(part);

const holdsList = (thing: Phrase | Who): boolean =>
  thing.type === "Phrase" && Object.values(thing.parts).some(isList);
