/** Thirty animals by their heads, drawn from a few shapes, so that nobody needs a picture file. */

export type Face = {
  readonly fur: string;
  readonly patch: string;
  readonly ears: readonly string[];
  readonly head: string;
  readonly mark: string;
  readonly nose: string;
};

const EARS = {
  round: ["M8 14a5 5 0 1 1 8-3l-2 6z", "M32 14a5 5 0 1 0-8-3l2 6z"],
  point: ["M9 18 8 5l10 7z", "M31 18l1-13-10 7z"],
  long: ["M14 16C9 9 9 1 13 1s6 8 5 14z", "M26 16c5-7 5-15 1-15s-6 8-5 14z"],
  flop: ["M12 12C6 10 4 18 6 25c4 1 6-4 6-8z", "M28 12c6-2 8 6 6 13-4 1-6-4-6-8z"],
  horn: ["M13 13C8 11 7 5 9 3c1 4 3 6 7 8z", "M27 13c5-2 6-8 4-10-1 4-3 6-7 8z"],
  eyes: ["M10 14a5 5 0 1 1 9-2z", "M30 14a5 5 0 1 0-9-2z"],
  none: [],
} as const;

const HEADS = {
  wide: "M20 9c8 0 12 5 12 12 0 6-5 11-12 11S8 27 8 21C8 14 12 9 20 9Z",
  slim: "M20 9c8 0 10 6 9 12-1 7-5 12-9 12s-8-5-9-12c-1-6 1-12 9-12Z",
  drop: "M20 8c7 0 12 4 11 11-1 6-7 14-11 14S10 25 9 19C8 12 13 8 20 8Z",
} as const;

const MARKS = {
  muzzle: "M20 22c5 0 7 3 7 5.5 0 3-3 4.5-7 4.500s-7-1.5-7-4.500c0-2.5 2-5.5 7-5.500Z",
  cheeks: "M20 22 30 18c1 8-5 14-10 14.500C15 32 9 26 10 18Z",
  mask: "M9 17c4-3 8-1 11 1 3-2 7-4 11-1-1 5-6 7-11 5-5 2-10 0-11-5Z",
  blaze: "M20 9c2 4 2 8 1.5 13L26 29c-3 4-9 4-12 0l4.5-7C18 17 18 13 20 9Z",
  brow: "M20 11c5 0 9 3 9 6-3-1-6-2-9-2s-6 1-9 2c0-3 4-6 9-6Z",
  none: "",
} as const;

const NOSES = {
  dot: "M20 23c2 0 3 1 2.5 2.300C22 26.7 21 27 20 27s-2-.3-2.5-1.700C17 24 18 23 20 23Z",
  beak: "M16 22.5 20 31l4-8.500c-2-1.5-6-1.5-8 0Z",
  bill: "M13 25c4-3 10-3 14 0 1 2-3 4-7 4s-8-2-7-4Z",
  snout: "M15 25c0-2 10-2 10 0s-2 4-5 4-5-2-5-4Z",
} as const;

function face(
  fur: string,
  patch: string,
  ears: keyof typeof EARS,
  head: keyof typeof HEADS,
  mark: keyof typeof MARKS,
  nose: keyof typeof NOSES = "dot",
): Face {
  return { fur, patch, ears: EARS[ears], head: HEADS[head], mark: MARKS[mark], nose: NOSES[nose] };
}

export const FACES: Readonly<Record<string, Face>> = {
  badger: face("#ece8e1", "#3b3734", "round", "slim", "mask"),
  bear: face("#8a5a36", "#d9b48a", "round", "wide", "muzzle"),
  bee: face("#f2c230", "#3a2d12", "horn", "wide", "brow"),
  cat: face("#e8a55c", "#fdf1de", "point", "wide", "muzzle"),
  deer: face("#b97a47", "#f1dcc0", "horn", "drop", "muzzle"),
  dog: face("#cfa06a", "#fff3df", "flop", "wide", "blaze"),
  duck: face("#3f8f5f", "#e9f4ea", "none", "wide", "none", "bill"),
  fox: face("#d9652b", "#fff1e2", "point", "drop", "cheeks"),
  frog: face("#79ad3c", "#d7ea9e", "eyes", "wide", "muzzle", "snout"),
  goat: face("#efe9dc", "#c9bda5", "horn", "drop", "muzzle"),
  hare: face("#b59469", "#f4e8d2", "long", "slim", "muzzle"),
  hedgehog: face("#7b5f47", "#ecd3b0", "none", "wide", "cheeks"),
  horse: face("#935f37", "#f6ead8", "point", "slim", "blaze"),
  lynx: face("#caa06c", "#fff5e4", "point", "wide", "cheeks"),
  mole: face("#4c4750", "#e3a9a0", "none", "drop", "muzzle"),
  mouse: face("#b4b0ad", "#f0d7d5", "round", "drop", "muzzle"),
  newt: face("#4f8f86", "#f2a65a", "none", "slim", "brow", "snout"),
  otter: face("#7d5b42", "#e6cfae", "round", "wide", "cheeks"),
  owl: face("#9b7b55", "#f5e6c8", "point", "wide", "mask", "beak"),
  panda: face("#fbf9f4", "#37332f", "round", "wide", "mask"),
  rabbit: face("#f1ece6", "#f2c9cb", "long", "wide", "muzzle"),
  robin: face("#8a6a4d", "#e2703a", "none", "wide", "cheeks", "beak"),
  seal: face("#7f8c98", "#cfd8df", "none", "wide", "muzzle"),
  snail: face("#d9b56f", "#a06c3a", "horn", "wide", "brow", "snout"),
  squirrel: face("#b65a2c", "#fbe6cd", "point", "drop", "muzzle"),
  swan: face("#ffffff", "#e9e4dc", "none", "slim", "none", "beak"),
  tiger: face("#ef9a34", "#fff4e4", "round", "wide", "cheeks"),
  turtle: face("#5f8f57", "#c8dca0", "none", "slim", "brow", "snout"),
  whale: face("#4b7fb3", "#d7e7f3", "none", "wide", "muzzle", "snout"),
  wolf: face("#8b919a", "#eef0f2", "point", "drop", "cheeks"),
};
