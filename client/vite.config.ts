import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const house = fileURLToPath(new URL("..", import.meta.url));
const worker = fileURLToPath(new URL("src/worker.ts", import.meta.url));
const HASHED = "assets/[name]-[hash].js";

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
    rollupOptions: {
      input: { index: fileURLToPath(new URL("index.html", import.meta.url)), worker },
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : HASHED) },
    },
  },
  server: { fs: { allow: [house] } },
  test: { include: ["src/**/*.test.ts"] },
});
