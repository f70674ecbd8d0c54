// Builds and serves the page together with the Worker. Host and port come from scripts/stack.ts.

import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const top = path.resolve(import.meta.dirname, "..");

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    cloudflare({
      configPath: path.join(top, "wrangler.toml"),
      persistState: { path: path.join(top, ".wrangler/state") },
      inspectorPort: false,
    }),
  ],
  server: { fs: { allow: [top] } },
  worker: { format: "es" },
  build: { outDir: path.join(top, "dist"), emptyOutDir: true },
});
