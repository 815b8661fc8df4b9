/** Motion from the difference between two views: whatever changes place is seen to travel.
 *
 * A board marks its pieces with `data-piece`, and the places where many lie as one with
 * `data-stack` and `data-count`. A piece that is gone has joined the stack that grew; a piece that
 * is new has come from the stack that shrank.
 */

import { tick } from "svelte";
import { motion } from "./settings.svelte";

const TRAVEL = 260;
const STAGGER = 30;
const FADE = 90;

type Places = Map<string, { element: HTMLElement; box: DOMRect }>;
type Stacks = Map<string, { count: number; box: DOMRect }>;

/** Change what is shown below `root`, and let every piece travel. Ends when all have arrived. */
export async function move(root: HTMLElement | undefined, change: () => void): Promise<void> {
  if (!root || motion() === "none") {
    change();
    return tick();
  }
  const before = places(root);
  const stacks = stacked(root);
  change();
  await tick();
  const runs = motion() === "full" ? travel(root, before, stacks) : fade(root, before);
  await Promise.allSettled(runs.map(run => run.finished));
}

function places(root: HTMLElement): Places {
  const pieces = root.querySelectorAll<HTMLElement>("[data-piece]");
  return new Map(
    [...pieces].map(element => [
      element.dataset["piece"]!,
      { element, box: element.getBoundingClientRect() },
    ]),
  );
}

function stacked(root: HTMLElement): Stacks {
  const stacks = root.querySelectorAll<HTMLElement>("[data-stack]");
  return new Map(
    [...stacks].map(stack => [
      stack.dataset["stack"]!,
      { count: Number(stack.dataset["count"]), box: stack.getBoundingClientRect() },
    ]),
  );
}

function fade(root: HTMLElement, before: Places): Animation[] {
  return [...places(root)]
    .filter(([name, { box }]) => moved(before.get(name)?.box, box))
    .map(([, { element }]) => element.animate({ opacity: [0, 1] }, FADE));
}

function travel(root: HTMLElement, before: Places, old: Stacks): Animation[] {
  const after = places(root);
  const now = stacked(root);
  const [source, sink] = [changed(old, now, -1), changed(old, now, 1)];
  const runs: Animation[] = [];
  for (const [name, { element, box }] of after) {
    const from = before.get(name)?.box ?? source;
    if (!from) runs.push(appear(element));
    else if (moved(from, box)) runs.push(glide(element, from, box, runs.length));
  }
  for (const [name, { element, box }] of before) {
    if (!after.has(name)) runs.push(leave(root, element, box, sink, runs.length));
  }
  return runs;
}

/** Where the stack lies that has grown, or shrunk; nothing if several have. */
function changed(old: Stacks, now: Stacks, way: 1 | -1): DOMRect | undefined {
  const found = [...now].filter(([name, { count }]) => {
    const was = old.get(name);
    return was && Math.sign(count - was.count) === way;
  });
  return found.length === 1 ? found[0]![1].box : undefined;
}

const moved = (from: DOMRect | undefined, to: DOMRect): boolean =>
  !from || Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 2;

const appear = (element: HTMLElement): Animation =>
  element.animate({ opacity: [0, 1], scale: [0.92, 1] }, { duration: TRAVEL, easing: "ease-out" });

function glide(element: HTMLElement, from: DOMRect, to: DOMRect, nth: number): Animation {
  const scale = to.width ? from.width / to.width : 1;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
  return element.animate(
    { transform: [start, "none"], transformOrigin: ["0 0", "0 0"], zIndex: ["5", "5"] },
    { duration: TRAVEL, easing: "ease-out", delay: nth * STAGGER, fill: "backwards" },
  );
}

/** A piece that is no longer shown is seen to go where it went. */
function leave(
  root: HTMLElement,
  element: HTMLElement,
  from: DOMRect,
  to: DOMRect | undefined,
  nth: number,
): Animation {
  const ground = root.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-piece");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "absolute",
    margin: "0",
    left: `${from.x - ground.x + root.scrollLeft}px`,
    top: `${from.y - ground.y + root.scrollTop}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    pointerEvents: "none",
    zIndex: "6",
  });
  root.append(ghost);
  const [dx, dy] = to ? [to.x - from.x, to.y - from.y] : [0, 0];
  const scale = to && from.width ? Math.min(1, to.width / from.width) : 0.9;
  const run = ghost.animate(
    {
      transform: ["none", `translate(${dx}px, ${dy}px) scale(${scale})`],
      transformOrigin: ["0 0", "0 0"],
      opacity: [1, to ? 0.7 : 0],
    },
    { duration: TRAVEL, easing: "ease-in-out", delay: nth * STAGGER, fill: "both" },
  );
  run.finished.finally(() => ghost.remove()).catch(() => ghost.remove());
  return run;
}
