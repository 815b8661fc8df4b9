/** Tiles dragged by a finger or a mouse; who would rather tap twice need not drag at all. */

import type { Place } from "./arrangement";

const STEADY = 8; // pixels that a finger may shake

/** Below `root`, whatever has `data-name` can be dragged onto whatever has `data-drop`. */
export function draggable(root: HTMLElement, drop: (name: string, to: Place) => void) {
  let held: { tile: HTMLElement; x: number; y: number; moving: boolean } | undefined;

  function down(event: PointerEvent): void {
    const tile = (event.target as Element).closest<HTMLElement>("[data-name]");
    if (!tile || event.button || tile.ariaDisabled === "true") return;
    held = { tile, x: event.clientX, y: event.clientY, moving: false };
  }

  function drag(event: PointerEvent): void {
    if (!held) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moving && Math.hypot(dx, dy) < STEADY) return;
    held.moving = true;
    Object.assign(held.tile.style, { translate: `${dx}px ${dy}px`, zIndex: "9" });
  }

  function up(event: PointerEvent): void {
    if (!held) return;
    const { tile, moving } = held;
    held = undefined;
    if (!moving) return;
    Object.assign(tile.style, { translate: "", zIndex: "" });
    root.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => root.removeEventListener("click", swallow, { capture: true }));
    const below = document.elementsFromPoint(event.clientX, event.clientY);
    const at = below.map(each => each.closest<HTMLElement>("[data-drop]")).find(Boolean);
    if (at) drop(tile.dataset["name"]!, place(at.dataset["drop"]!));
  }

  function cancel(): void {
    if (held) Object.assign(held.tile.style, { translate: "", zIndex: "" });
    held = undefined;
  }

  root.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", drag);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", cancel);
  return {
    destroy() {
      window.removeEventListener("pointermove", drag);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
    },
  };
}

/** What ends a drag is no tap. */
const swallow = (event: Event): void => event.stopPropagation();

const place = (at: string): Place => (at === "new" || at === "rack" ? at : Number(at));
