import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const house = fileURLToPath(new URL("..", import.meta.url));

/** Everything is served by the house itself, from one folder, with no script or style inline. */
export default defineConfig({
  logLevel: "warn",
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [svelte()],
  resolve: { alias: { "@house": `${house}src/parlour` } },
  build: {
    outDir: `${house}src/parlour/server/static`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
  server: { fs: { allow: [house] } },
  test: { include: ["src/**/*.test.ts"] },
});
