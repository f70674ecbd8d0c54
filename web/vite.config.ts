// Builds and serves the page together with the Worker. Host and port come from scripts/stack.ts.

import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { defineConfig } from "vite";
import { firstPaint } from "./build/first-paint.ts";
import { pageConfig } from "./build/page-config.ts";
import { previewCompression } from "./build/preview-compression.ts";
import { previewGuard } from "./build/preview-guard.ts";

const top = path.resolve(import.meta.dirname, "..");

export default defineConfig({
  ...pageConfig,
  plugins: [
    ...pageConfig.plugins,
    firstPaint(),
    previewCompression(),
    previewGuard(),
    cloudflare({
      configPath: path.join(top, "wrangler.toml"),
      persistState: { path: path.join(top, ".wrangler/state") },
      inspectorPort: false,
    }),
  ],
  server: { fs: { allow: [top] } },
  build: { ...pageConfig.build, outDir: path.join(top, "dist") },
});
