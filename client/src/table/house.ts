/** The house over HTTP: open a table, sit down, begin, come again. */

import type { TableNow } from "../wire/frames";
import type {
  Again,
  Arranging,
  Device,
  Listed,
  Moving,
  Opened,
  Refusing,
  Replayed,
  Seated,
  Sitting,
  Ticket,
  Wanted,
  Watching,
} from "../wire/pages";
import { language } from "../kit/settings.svelte";
import { keep, key } from "./keys";

/** Something cannot be done, and the house has said why. */
export class Refused extends Error {
  constructor(readonly refusing: Refusing) {
    super(refusing.text);
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

async function ask<T>(method: Method, path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (secret) headers["authorization"] = `Bearer ${secret}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(`/api/${path}`, init);
  const said = await answer.json();
  if (!answer.ok) throw new Refused(said as Refusing);
  return said as T;
}

const at = (table: string, rest = ""): string => `tables/${encodeURIComponent(table)}${rest}`;

export async function open(wanted: Wanted): Promise<Opened> {
  const opened = await ask<Opened>("POST", "tables", wanted);
  keep(opened.table, opened.key);
  return opened;
}

export async function sit(table: string, sitting: Sitting): Promise<Seated> {
  const body = { entropy: luck(), ...sitting };
  const seated = await ask<Seated>("POST", at(table, "/seats"), body, key(table));
  keep(seated.table, seated.key);
  return seated;
}

export const look = (table: string, invite: string): Promise<TableNow> =>
  ask("GET", at(table, invite && !key(table) ? `?invite=${invite}` : ""), undefined, key(table));

/** Tables that anybody may come to. */
export const listed = (): Promise<readonly Listed[]> => ask("GET", "tables");

export const start = (table: string): Promise<TableNow> =>
  ask("POST", at(table, "/start"), {}, key(table));

export const arrange = (table: string, seat: number, bot: number | null): Promise<TableNow> =>
  ask("PUT", at(table, `/seats/${seat}`), { bot } satisfies Arranging, key(table));

export const rise = (table: string, seat: number): Promise<TableNow> =>
  ask("DELETE", at(table, `/seats/${seat}`), undefined, key(table));

export async function ticket(table: string, watching: Watching): Promise<string> {
  const found = await ask<Ticket>("POST", at(table, "/tickets"), watching, key(table));
  return found.ticket;
}

export async function again(table: string, seats: number): Promise<Seated> {
  const wish: Again = { entropies: Array.from({ length: seats }, luck) };
  const seated = await ask<Seated>("POST", at(table, "/rematch"), wish, key(table));
  keep(seated.table, seated.key);
  return seated;
}

export const device = (table: string): Promise<Device> =>
  ask("POST", at(table, "/devices"), {}, key(table));

export async function moveIn(code: string): Promise<Seated> {
  const seated = await ask<Seated>("POST", "devices", { code } satisfies Moving);
  keep(seated.table, seated.key);
  return seated;
}

export const replay = (match: string, seat: number | null): Promise<Replayed> =>
  ask("GET", `matches/${encodeURIComponent(match)}/replay${seat === null ? "" : `?seat=${seat}`}`);

/** What a seat adds to the luck of its table. */
function luck(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes));
}
