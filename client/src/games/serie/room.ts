/** SERIE, upstairs. */

import type { Upstairs } from "../catalogue";
import Board from "./Board.svelte";

export { linger, sound } from "./table";
export const board = Board as unknown as Upstairs["board"];
