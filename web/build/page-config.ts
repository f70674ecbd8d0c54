// The build settings of the page alone, without the Worker. vite.config.ts extends them, and the browser tests build
// with them and an operator's settings.

import path from "node:path";
import type { UserConfig } from "vite";
import { chunkPlan } from "./chunk-plan.ts";
import { compilers } from "./compilers.ts";
import { operatorHeaders } from "./operator-headers.ts";
import { securityTextFile } from "./security-text.ts";
import { serviceWorker } from "./service-worker.ts";

export const pageConfig = {
  root: path.resolve(import.meta.dirname, ".."),
  plugins: [...compilers(), chunkPlan(compilers()), operatorHeaders(), securityTextFile(), serviceWorker()],
  worker: { format: "es" },
  build: {
    emptyOutDir: true,
    // No warning here: tests/served/sizes.test.ts has caps in gzip for the files of a first visit.
    chunkSizeWarningLimit: 1000,
    // A browser without module preloads loads the same files a little later.
    modulePreload: { polyfill: false },
  },
} satisfies UserConfig;
