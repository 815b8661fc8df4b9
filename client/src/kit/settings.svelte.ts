/** How somebody wants to see, hear and read the house; kept in this browser. */

import { LANGUAGES } from "../wire/rooms";

export type Language = (typeof LANGUAGES)[number];

const USUAL = {
  language: "" as Language | "", // none chosen: the browser's
  theme: "auto" as "auto" | "day" | "lamp" | "contrast",
  motion: "auto" as "auto" | "full" | "little" | "none",
  size: "usual" as "usual" | "large",
  sound: false,
  voice: false,
  keys: true,
  name: "",
  animal: -1, // none chosen: drawn
};

export type Settings = typeof USUAL;

const PLACE = "parlour settings";

export const settings: Settings = $state({ ...USUAL, ...kept() });

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {};
  }
}

/** Change the page to what is set, and remember it. Runs inside the effects of the page. */
export function settle(): void {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = motion();
  root.dataset["size"] = settings.size;
  root.lang = language();
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing forgets the settings with the page, and nothing else.
  }
}

/** The language chosen, or the first of the browser's that the house speaks. */
export function language(): Language {
  if (settings.language) return settings.language;
  const spoken = navigator.languages.map(tag => tag.slice(0, 2));
  return (
    LANGUAGES.find(code => code === spoken.find(tag => LANGUAGES.some(l => l === tag))) ?? "en"
  );
}

export function motion(): "full" | "little" | "none" {
  if (settings.motion !== "auto") return settings.motion;
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "little" : "full";
}
