/** KSAR, upstairs. */

import type { Upstairs } from "../catalogue";
import Board from "./Board.svelte";

export { linger, sound } from "./court";
export const board = Board as unknown as Upstairs["board"];
