/** The keys of one's seats: whoever has the key sits there, and nobody needs an account. */

const PLACE = "parlour keys";
const MOST = 40; // tables that are remembered

type Keys = Record<string, string>;

export const key = (table: string): string | undefined => read()[table];

export function keep(table: string, key: string): void {
  const { [table]: _, ...others } = read();
  const kept = [...Object.entries(others), [table, key] as const].slice(-MOST);
  memory = Object.fromEntries(kept);
  try {
    localStorage.setItem(PLACE, JSON.stringify(memory));
  } catch {
    // A browser that keeps nothing has the keys for as long as the page is open.
  }
}

let memory: Keys = {};

function read(): Keys {
  try {
    return { ...memory, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return memory;
  }
}
