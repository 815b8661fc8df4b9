/** The browser says what Python says, of every message and every variant. */

import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES, ROOMS } from "../wire/rooms";
import { Speaker, phrase, who } from "./speaker";
import { clausesOf } from "./texts";

const HOUSE = new URL("../../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, HOUSE), "utf-8");
const text = (folder: string, language: string): string => read(`${folder}/${language}.ftl`);

const WORDS = "src/parlour/words/text";
const SCREEN = "src/parlour/words/screen";
const TOY = "src/parlour/games/petitwhist/text";

type Vector = {
  language: string;
  message: string;
  parts: Record<string, string | number>;
  text: string;
};

const { folders, vectors } = JSON.parse(read("tests/vectors/words.json")) as {
  folders: string[];
  vectors: Vector[];
};

test.each(LANGUAGES)("all vectors are said alike in %s", language => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const folder of folders) bundle.addResource(new FluentResource(text(folder, language)));
  const own = vectors.filter(vector => vector.language === language);
  expect(own.length).toBeGreaterThan(50);
  for (const { message, parts, text } of own) {
    const [id, attribute] = message.split(".") as [string, string | undefined];
    const found = bundle.getMessage(id)!;
    const pattern = attribute ? found.attributes[attribute]! : found.value!;
    expect(bundle.formatPattern(pattern, parts)).toBe(text);
  }
});

describe.each(LANGUAGES)("in %s", language => {
  test.each(Object.keys(ROOMS))("no message of %s is said already", game => {
    const own = text(`src/parlour/games/${game}/text`, language);
    expect(
      () => new Speaker(language, [text(WORDS, language), text(SCREEN, language), own]),
    ).not.toThrow();
  });
});

const speaker = new Speaker("en", [text(WORDS, "en"), text(TOY, "en")], new Map(), seat =>
  seat === 1 ? "Mia" : undefined,
);
const queen = phrase("card", { rank: 12, suit: "S" });

test("a phrase is said of somebody, and otherwise to you", () => {
  expect(speaker.say(phrase("laid", { who: who(1), card: queen }))).toBe(
    "Mia lays the queen of spades.",
  );
  expect(speaker.say(phrase("laid", { who: who(1), card: queen }, true))).toBe(
    "You lay the queen of spades.",
  );
});

test("who has no name is called by the seat, and the dealer by the office", () => {
  expect(speaker.who(0)).toBe("Seat 1");
  expect(speaker.who(-1)).toBe("Dealer");
});

test("lists are joined, and those of lists are parted", () => {
  expect(speaker.say([])).toBe("nothing");
  expect(speaker.say([who(0), who(1), queen])).toBe("Seat 1, Mia and the queen of spades");
  const before = phrase("before", { who: who(1), cards: [queen, queen] });
  expect(speaker.say([before, before])).toContain("; ");
});

test("a refusal is said with its parts, and what nobody says is no sentence", () => {
  expect(speaker.refusal({ clause: "3.3", parts: { suit: "H" } })).toBe(
    "You hold hearts, and hearts were led. Lay one of your hearts.",
  );
  expect(() => speaker.word("nonsense")).toThrow("nobody says nonsense");
});

test("a rulebook is read clause by clause, with the lines that belong to them", () => {
  const clauses = clausesOf("# T\n\n- **1.1** One\n  goes on.\n- **house.2** Two.\nfree\n  lost\n");
  expect([...clauses]).toEqual([
    ["1.1", "One goes on."],
    ["house.2", "Two."],
  ]);
});

test("every rulebook that the house has is read whole in every language", () => {
  for (const game of Object.keys(ROOMS)) {
    const folder = `src/parlour/games/${game}`;
    const books = readdirSync(new URL(folder, HOUSE)).filter(name => name.startsWith("RULEBOOK"));
    const clauses = books.map(book => [...clausesOf(read(`${folder}/${book}`)).keys()].join());
    expect(new Set(clauses).size).toBe(1);
    expect(clauses[0]!.length).toBeGreaterThan(20);
  }
});
