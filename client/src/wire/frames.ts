// Made by `make wire` from parlour.server.wire and parlour.server.lobby. Do not edit.

/** The first thing a chair says: the secret of its seat, the luck that it brings, and whether somebody reads there, who wants phrases beside the facts. */
export type Sit = {
  readonly type: "Sit";
  readonly secret: string;
  readonly entropy: string;
  readonly reads: boolean;
};

/** A wish to play. `ref` is the client's own name for it, and stands for it for ever; `at` is the last step the seat had seen. */
export type Say = {
  readonly type: "Say";
  readonly ref: string;
  readonly at: number;
  readonly move: unknown;
};

/** May I? A move as far as it has been built; nothing happens. */
export type May = {
  readonly type: "May";
  readonly ref: string;
  readonly draft: unknown;
};

/** A seat to be named in a sentence: whatever the table calls it. */
export type Who = {
  readonly type: "Who";
  readonly seat: number;
};

/** A message by name. With `you` it is worded for the one whom it is about. */
export type Phrase = {
  readonly type: "Phrase";
  readonly id: string;
  readonly parts: { readonly [name: string]: number | string | Who | Phrase | readonly (Phrase | Who)[] };
  readonly you: boolean;
};

/** One thing that a chair hears of, by its own count, and the table after it, as it sees it. */
export type Step = {
  readonly n: number;
  readonly seat: number;
  readonly heard: unknown;
  readonly view: unknown;
  readonly told: Phrase | null;
};

/** What a reader finds at the table now: all that lies there, and how the match ended. */
export type Words = {
  readonly lines: readonly Phrase[];
  readonly ending: readonly Phrase[];
};

/** How a match ended. Places are the game's own word: 1 is the best, and may be shared. */
export type Outcome = {
  readonly scores: readonly number[];
  readonly places: readonly number[];
};

/** All that is new to a chair, and what it may do now. `ref` closes a wish. */
export type Steps = {
  readonly type: "Steps";
  readonly steps: readonly Step[];
  readonly offer: unknown;
  readonly ref: string | null;
  readonly seconds: number | null;
  readonly outcome: Outcome | null;
  readonly words: Words | null;
};

/** Why a move is not accepted: the clause that forbids it, and the parts its sentence names. */
export type Refusal = {
  readonly clause: string;
  readonly parts: { readonly [name: string]: number | string | Who | Phrase | readonly (Phrase | Who)[] };
};

/** A wish was refused, and why; what the chair may do instead stands in its offer. */
export type No = {
  readonly type: "No";
  readonly ref: string;
  readonly refusal: Refusal;
  readonly offer: unknown;
};

/** The answer to "may I?": the room's verdict, and what a button says if nothing forbids. */
export type Advice = {
  readonly type: "Advice";
  readonly ref: string;
  readonly verdict: unknown;
  readonly name: Phrase | null;
};

/** A table somebody asks for. */
export type Wanted = {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
};

/** A table that now is: its name, the promise of its luck, and the secret of each seat. */
export type Opened = {
  readonly match: string;
  readonly commitment: string;
  readonly secrets: readonly string[];
};
