/** From a picture to a table: with bots at once, or with a link for friends. */

import { FACES } from "../kit/animals";
import { settings } from "../kit/settings.svelte";
import { go } from "../kit/way.svelte";
import type { Lesson } from "../games/catalogue";
import type { Agreement } from "../wire/frames";
import type { Sitting } from "../wire/pages";
import { ROOMS } from "../wire/rooms";
import { open, sit, start } from "./house";

export type Game = keyof typeof ROOMS;
type Animal = NonNullable<Sitting["animal"]>;

export const rooms = ROOMS as Readonly<Record<string, (typeof ROOMS)[Game]>>;

/** So many that it is lively, and not so many that one waits long. */
export function usualSeats(game: string): number {
  const seats: readonly number[] = rooms[game]!.seats;
  return seats[Math.min(1, seats.length - 1)]!;
}

/** Who I am at tables: what I have said, or an animal that was drawn and stays mine. */
export function myself(): { name: string; animal: Animal } {
  const animals = Object.keys(FACES);
  if (settings.animal < 0) settings.animal = Math.floor(Math.random() * animals.length);
  return { name: settings.name, animal: animals[settings.animal % animals.length] as Animal };
}

export async function playAtOnce(game: string): Promise<void> {
  const opened = await open({ game, seats: usualSeats(game), ...myself() });
  await sit(opened.table, myself());
  await start(opened.table);
  go(`/t/${opened.table}`);
}

/** A table of one's own for a first match, on the deal that the lesson names; no clock runs. */
export async function openLesson(game: string, lesson: Lesson): Promise<string> {
  const { seats, deal, options } = lesson;
  const agreement = { level: 1, hurried: false, kids: game === "batasaurus" } as const;
  const opened = await open({ game, seats, deal, options, agreement, ...myself() });
  await sit(opened.table, myself());
  await start(opened.table);
  return opened.table;
}

export type Plan = {
  readonly game: string;
  readonly seats: number;
  readonly mine: number; // people on this device
  readonly options: { readonly [name: string]: unknown };
  readonly agreement: Agreement;
};

/** A table for friends: one's own seats are taken, the others wait for whoever has the link. */
export async function openTable({ game, seats, mine, options, agreement }: Plan): Promise<void> {
  const opened = await open({ game, seats, options, agreement, ...myself() });
  await sit(opened.table, myself());
  for (let more = 1; more < mine; more++) await sit(opened.table, {});
  go(`/t/${opened.table}`);
}
