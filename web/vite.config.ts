// Builds and serves the page together with the Worker on one port (PORT, default 8787).

import path from "node:path";
import process from "node:process";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const top = path.resolve(import.meta.dirname, "..");
const address = { host: "localhost", port: Number(process.env.PORT || 8787), strictPort: true };

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
  server: { ...address, fs: { allow: [top] } },
  preview: address,
  worker: { format: "es" },
  build: { outDir: path.join(top, "dist"), emptyOutDir: true },
});
