import { expect, test } from "vitest";
import { LESSONS, type Tip } from "../games/catalogue";
import { Coach } from "./coach.svelte";

const at = (id: string, turn: number): Tip => ({
  id,
  clause: "1.1",
  when: ((view: number) => view === turn) as never,
});

test("each word is said once, when it fits, and stays while it does", () => {
  const coach = new Coach([at("a", 1), at("b", 1), at("c", 2)]);
  coach.look(1, null, null);
  expect(coach.now?.id).toBe("a");
  coach.look(1, null, null);
  expect(coach.now?.id).toBe("a");
  coach.understood();
  coach.look(1, null, null);
  expect(coach.now?.id).toBe("b");
  coach.look(2, null, null);
  expect([coach.now?.id, coach.count]).toEqual(["c", 3]);
  coach.look(1, null, null);
  expect(coach.now?.id).toBe("c");
});

test.each(Object.keys(LESSONS))("the lesson of %s has words of its own", async game => {
  const { lesson } = await LESSONS[game]!();
  const ids = lesson.tips.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(4);
});
