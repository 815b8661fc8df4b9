/** The house's own texts and rulebooks, fetched one language and one game at a time. */

import { Speaker, type Clauses } from "./speaker";

type Texts = Record<string, () => Promise<string>>;

const HOUSE: Texts = import.meta.glob<string>("@house/words/text/*.ftl", {
  query: "?raw",
  import: "default",
});
const PAGE: Texts = import.meta.glob<string>("@house/words/screen/*.ftl", {
  query: "?raw",
  import: "default",
});
const LESSONS: Texts = import.meta.glob<string>("@house/words/lessons/*.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES: Texts = import.meta.glob<string>("@house/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});
const BOOKS: Texts = import.meta.glob<string>("@house/{core,games/*}/*.md", {
  query: "?raw",
  import: "default",
});

const CLAUSE = /^- \*\*(?<clause>[a-z]*\.?[\d.]*\d)\*\* (?<sentence>.+)$/;

/** Whoever speaks this language, in the house and at a table of the game, perhaps to a pupil. */
export async function speaker(language: string, game?: string, pupil = false): Promise<Speaker> {
  const own = game ? [found(GAMES, `/games/${game}/text/${language}.ftl`)] : [];
  if (pupil) own.push(found(LESSONS, `/${language}.ftl`));
  const texts = [found(HOUSE, `/${language}.ftl`), found(PAGE, `/${language}.ftl`), ...own];
  const house = clausesOf(await book(language));
  const room = game ? clausesOf(await book(language, game)) : [];
  return new Speaker(language, await Promise.all(texts), new Map([...house, ...room]));
}

/** The name and the one line of every game, for whoever has not chosen yet. */
export async function titles(language: string, games: readonly string[]): Promise<Speaker[]> {
  const text = (game: string) => found(GAMES, `/games/${game}/text/${language}.ftl`);
  return Promise.all(games.map(async game => new Speaker(language, [await text(game)])));
}

export function book(language: string, game?: string): Promise<string> {
  const name = game ? `/games/${game}/RULEBOOK` : "/core/HOUSE";
  return found(BOOKS, `${name}${language === "en" ? "" : `.${language}`}.md`);
}

/** Every numbered sentence; an indented line goes on with the sentence above it. */
export function clausesOf(text: string): Clauses {
  const clauses = new Map<string, string>();
  let last = "";
  for (const line of text.split("\n")) {
    const clause = CLAUSE.exec(line)?.groups;
    if (clause) {
      last = clause["clause"]!;
      clauses.set(last, clause["sentence"]!.trim());
    } else if (last && line.startsWith("  ")) {
      clauses.set(last, `${clauses.get(last)} ${line.trim()}`);
    } else {
      last = "";
    }
  }
  return clauses;
}

function found(texts: Texts, ending: string): Promise<string> {
  const path = Object.keys(texts).find(name => name.endsWith(ending));
  if (!path) throw new Error(`there is no text ${ending}`);
  return texts[path]!();
}
