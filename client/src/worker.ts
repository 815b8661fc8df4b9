/** Keeps the page at hand, so that it opens on a train: never a table, for that is the house's. */

/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

const SHELF = "parlour-1";
const MOST = 200; // files that are kept; the oldest go first

self.addEventListener("install", event => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then(shelf => shelf.add("/"))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", event => {
  const others = (names: string[]) => names.filter(name => name !== SHELF);
  const clear = caches.keys().then(names => Promise.all(others(names).map(n => caches.delete(n))));
  event.waitUntil(clear.then(() => self.clients.claim()));
});

self.addEventListener("fetch", event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(newest(request));
});

/** A file whose name holds its hash is always the same. */
async function kept(request: Request): Promise<Response> {
  const shelf = await caches.open(SHELF);
  const found = await shelf.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await shelf.put(request, answer.clone());
    const names = await shelf.keys();
    await Promise.all(names.slice(0, Math.max(0, names.length - MOST)).map(n => shelf.delete(n)));
  }
  return answer;
}

/** The page as the house has it now; where there is no line, as it was last seen. */
async function newest(request: Request): Promise<Response> {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put("/", answer.clone());
    return answer;
  } catch {
    return (await shelf.match("/")) ?? Response.error();
  }
}

export {};
