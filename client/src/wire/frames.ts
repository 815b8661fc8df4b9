// Made by `make wire` from parlour.server.wire. Do not edit.

/** The first thing a chair says: its ticket, in which language it wants refusals, and whether somebody reads there, who wants phrases beside the facts. */
export type Sit = {
  readonly type: "Sit";
  readonly ticket: string;
  readonly language?: "de" | "en" | "fr" | "nl";
  readonly reads?: boolean;
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

/** Which moves are there? So many, from the first-named on, each with its words. */
export type Choose = {
  readonly type: "Choose";
  readonly ref: string;
  readonly first?: number;
  readonly count?: number;
};

/** The seat gives the match up. */
export type Resign = {
  readonly type: "Resign";
  readonly ref: string;
};

/** The seat wants its last move back; the others at the table are asked. */
export type TakeBack = {
  readonly type: "TakeBack";
  readonly ref: string;
};

/** The answer to a take-back that another seat has asked for. */
export type Agree = {
  readonly type: "Agree";
  readonly ref: string;
  readonly yes: boolean;
};

/** A gift of time to another seat. */
export type MoreTime = {
  readonly type: "MoreTime";
  readonly ref: string;
  readonly seat: number;
};

/** A bot plays on for a seat: one's own, or one whose person is away. */
export type StandIn = {
  readonly type: "StandIn";
  readonly ref: string;
  readonly seat: number;
  readonly level?: number;
};

/** The person takes the seat back from its bot. */
export type Return = {
  readonly type: "Return";
  readonly ref: string;
};

/** Words to everybody at the table; nobody keeps them. Never at a table for children. */
export type Talk = {
  readonly type: "Talk";
  readonly text: string;
};

/** One of the house's emotes, to everybody at the table. */
export type Wave = {
  readonly type: "Wave";
  readonly emote: "bye" | "hello" | "hurry" | "laugh" | "oops" | "sorry" | "thanks" | "think" | "well_played" | "wow";
};

/** The answer to a `Ping`, at once; it measures the way, and only the server's clock counts. */
export type Pong = {
  readonly type: "Pong";
  readonly n: number;
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
  readonly house: unknown;
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

/** All that is new to a chair, and what it may do now. `ref` closes a wish: it is on disk. */
export type Steps = {
  readonly type: "Steps";
  readonly steps: readonly Step[];
  readonly offer: unknown;
  readonly ref: string | null;
  readonly seconds: number | null;
  readonly outcome: Outcome | null;
  readonly words: Words | null;
  readonly clocks: readonly (number | null)[] | null;
};

/** Why a move is not accepted: the clause that forbids it, and the parts its sentence names. */
export type Refusal = {
  readonly clause: string;
  readonly parts: { readonly [name: string]: number | string | Who | Phrase | readonly (Phrase | Who)[] };
};

/** A wish was refused: the clause, its sentence in the chair's language, and the offer, which is what it may do instead. `again` says that the same wish may succeed later, as when the disk is full. */
export type No = {
  readonly type: "No";
  readonly ref: string;
  readonly refusal: Refusal;
  readonly offer: unknown;
  readonly text: string;
  readonly again: boolean;
};

/** The answer to "may I?": the room's verdict, and what a button says if nothing forbids. */
export type Advice = {
  readonly type: "Advice";
  readonly ref: string;
  readonly verdict: unknown;
  readonly name: Phrase | null;
};

/** A move that may be said, and the words of its button. */
export type Choice = {
  readonly move: unknown;
  readonly name: Phrase;
};

/** Some of the moves on offer, in their pinned order; `more` follow or not. */
export type Choices = {
  readonly type: "Choices";
  readonly ref: string;
  readonly choices: readonly Choice[];
  readonly more: boolean;
};

/** What somebody at the table says. */
export type Talked = {
  readonly type: "Talked";
  readonly name: string;
  readonly text: string;
  readonly seat: number | null;
};

/** An emote of somebody at the table. */
export type Waved = {
  readonly type: "Waved";
  readonly name: string;
  readonly emote: "bye" | "hello" | "hurry" | "laugh" | "oops" | "sorry" | "thanks" | "think" | "well_played" | "wow";
  readonly seat: number | null;
};

/** Answer with a `Pong` of the same number, at once. */
export type Ping = {
  readonly type: "Ping";
  readonly n: number;
};

/** The house closes its door for a moment: come back after so many milliseconds. */
export type Closing = {
  readonly type: "Closing";
  readonly retry_ms: number;
};

export type Heard = Say | May | Choose | Resign | TakeBack | Agree | MoreTime | StandIn | Return | Talk | Wave | Pong;

/** The table's clock beside the game's own: `move` and `days` for each move (then the table plays for who is late), `match` for all moves of a seat (then its flag falls). */
export type Pace = {
  readonly kind?: "days" | "match" | "move" | "none";
  readonly seconds?: number;
  readonly bonus?: number;
};

/** What a table settles beside the options of its game. */
export type Agreement = {
  readonly public?: boolean;
  readonly kids?: boolean;
  readonly pace?: Pace;
  readonly hurried?: boolean;
  readonly races?: "credit" | "lot";
  readonly empty?: "bots" | "wait";
  readonly level?: number;
};

/** A seat as everybody may see it. */
export type Sitter = {
  readonly kind: "bot" | "empty" | "person";
  readonly name: string;
  readonly animal: "badger" | "bear" | "bee" | "cat" | "deer" | "dog" | "duck" | "fox" | "frog" | "goat" | "hare" | "hedgehog" | "horse" | "lynx" | "mole" | "mouse" | "newt" | "otter" | "owl" | "panda" | "rabbit" | "robin" | "seal" | "snail" | "squirrel" | "swan" | "tiger" | "turtle" | "whale" | "wolf" | null;
  readonly level: number | null;
  readonly here: boolean;
  readonly gave_up: boolean;
};

/** A take-back that waits for answers. */
export type Asked = {
  readonly seat: number;
  readonly agreed: readonly number[];
};

/** A table as everybody at it may see it, and which of it is yours. */
export type TableNow = {
  readonly type: "Table";
  readonly table: string;
  readonly game: string;
  readonly edition: number;
  readonly options: unknown;
  readonly agreement: Agreement;
  readonly stage: "gathering" | "over" | "playing";
  readonly seats: readonly Sitter[];
  readonly watchers: number;
  readonly commitment: string | null;
  readonly mine: readonly number[];
  readonly host: boolean;
  readonly started: boolean;
  readonly invite: string | null;
  readonly asked: Asked | null;
  readonly following: string | null;
  readonly outcome: Outcome | null;
};

export type Told = Steps | No | Advice | Choices | TableNow | Talked | Waved | Ping | Closing;
