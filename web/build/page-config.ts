// How the page alone is built, without the Worker: what vite.config.ts adds to, and the browser tests build with
// an operator's settings.

import path from "node:path";
import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import { operatorHeaders } from "./operator-headers.ts";
import { serviceWorker } from "./service-worker.ts";
import { withoutUnusedPalettes } from "./unused-palettes.ts";

export const pageConfig = {
  root: path.resolve(import.meta.dirname, ".."),
  plugins: [react(), withoutUnusedPalettes(), operatorHeaders(), serviceWorker()],
  worker: { format: "es" },
  build: {
    emptyOutDir: true,
    // What a first visit loads has a budget of its own, in gzip: tests/browser/budget.test.ts.
    chunkSizeWarningLimit: 1000,
    // A browser without module preloads loads the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A few files for each screen: what every screen needs, what several share, and its own. A dozen small ones
        // would cost more in round trips, and in compression, than the few kilobytes that not every screen needs.
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 2 },
            // What only screens with expressions share: Number Systems does without.
            {
              name: "solving",
              test: /[\\/]web[\\/]src[\\/](?:expression|history|table|lib[\\/]engine)[\\/]/,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: "shared",
              test: /[\\/]web[\\/]src[\\/]|[\\/]worker[\\/]contract[\\/]|@tabler|@mantine|floating-ui/,
              minShareCount: 2,
              priority: 0,
            },
          ],
        },
      },
    },
  },
} satisfies UserConfig;
