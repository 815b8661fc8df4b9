/** Where in the house somebody is. What stands behind # is for this page alone: no log has it. */

export type Way = {
  readonly room: string;
  readonly rest: readonly string[];
  readonly mark: string;
};

export const way: { now: Way } = $state({ now: read() });

/** Follow the browser's own back and forward, and every link of ours without loading the page. */
export function follow(): () => void {
  const turn = () => (way.now = read());
  addEventListener("popstate", turn);
  addEventListener("hashchange", turn);
  document.addEventListener("click", walk);
  return () => {
    removeEventListener("popstate", turn);
    removeEventListener("hashchange", turn);
    document.removeEventListener("click", walk);
  };
}

/** Go there; `instead` of the page one is on, which is then not come back to. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  way.now = read();
  if (!instead) scrollTo(0, 0);
}

function walk(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = !event.defaultPrevented && !event.button && !event.metaKey && !event.ctrlKey;
  if (!link || !plain || link.target || link.origin !== location.origin || link.download) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

function read(): Way {
  const [room = "", ...rest] = location.pathname.split("/").slice(1).map(decodeURIComponent);
  return { room, rest, mark: decodeURIComponent(location.hash.slice(1)) };
}
