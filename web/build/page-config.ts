// How the page alone is built, without the Worker: what vite.config.ts adds to, and the browser tests build with
// an operator's settings.

import path from "node:path";
import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import { operatorHeaders } from "./operator-headers.ts";
import { serviceWorker } from "./service-worker.ts";

export const pageConfig = {
  root: path.resolve(import.meta.dirname, ".."),
  plugins: [react(), operatorHeaders(), serviceWorker()],
  worker: { format: "es" },
  // What a first visit loads has a budget of its own, in gzip: tests/browser/budget.test.ts.
  build: { emptyOutDir: true, chunkSizeWarningLimit: 1000 },
} satisfies UserConfig;
