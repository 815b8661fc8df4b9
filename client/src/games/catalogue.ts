/** The boards by name. The only file up here that knows them all. */

import type { Component } from "svelte";
import type { Seat } from "../table/chair.svelte";
import type { Sound } from "../kit/sound";

export type Board = Component<{ view: never; seat: Seat<never, never> }>;

/** A room, upstairs: its board, how long its steps are looked at, and how they sound. */
export type Upstairs = {
  readonly board: Board;
  readonly linger: (heard: unknown, next: unknown) => number;
  readonly sound?: (heard: unknown) => Sound | null;
  readonly prompt?: (view: unknown, offer: unknown) => string | null; // a shorter word for it
  readonly scored?: boolean; // whether the scores at the end say more than the places
};

export const UPSTAIRS: Readonly<Record<string, () => Promise<Upstairs>>> = {
  batasaurus: () => import("./batasaurus/room"),
  kiza: () => import("./kiza/room"),
  ksar: () => import("./ksar/room"),
  mezza: () => import("./mezza/room"),
  serie: () => import("./serie/room"),
};

/** A word at the right moment: which, under which clause one reads more, and when it fits. */
export type Tip = {
  readonly id: string;
  readonly clause: string;
  readonly when: (view: never, offer: never, heard: never) => boolean;
};

/** A first match: on a deal that shows something, with words when they are needed. */
export type Lesson = {
  readonly seats: number;
  readonly deal: string;
  readonly options: { readonly [name: string]: unknown };
  readonly tips: readonly Tip[];
};

export const LESSONS: Readonly<Record<string, () => Promise<{ readonly lesson: Lesson }>>> = {
  batasaurus: () => import("./batasaurus/lesson"),
  kiza: () => import("./kiza/lesson"),
  ksar: () => import("./ksar/lesson"),
  mezza: () => import("./mezza/lesson"),
  serie: () => import("./serie/lesson"),
};
