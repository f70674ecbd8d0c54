// Builds the page with an example operator's settings, unless the build of these sources and settings is there, and serves
// it on loopback with the headers of a deployment; the Worker at API, if there is one, answers its calls. It is a process
// of its own, because a build reads its settings from the environment.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { build, preview } from "vite";
import { pageConfig } from "#web/build/page-config.ts";
import { isCurrent } from "#scripts/build-stamp.ts";
import { buildInPlace } from "#scripts/page-build.ts";

const api = process.env["API"];
const config = { ...pageConfig, configFile: false as const, logLevel: "warn" as const };
const settings = Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"));
const ofSettings = createHash("sha256")
  .update(JSON.stringify(settings.toSorted()))
  .digest("hex")
  .slice(0, 12);
const kind = { mode: "production", folder: path.join(".wrangler", "operator", ofSettings) };
const outDir = path.resolve(kind.folder);

if (!isCurrent(kind.folder, kind.mode)) {
  await buildInPlace(kind, async (mode, fresh) => {
    await build({ ...config, mode, build: { ...pageConfig.build, outDir: fresh } });
  });
}
const server = await preview({
  ...config,
  build: { outDir },
  preview: {
    host: "127.0.0.1",
    port: Number(process.env["PORT"]),
    strictPort: true,
    allowedHosts: true,
    // The host is kept, so that page and Worker have one origin.
    ...(api && { proxy: { "/api": { target: api, changeOrigin: false } } }),
    headers: headersOfEveryFile(readFileSync(path.join(outDir, "_headers"), "utf8")),
  },
});
process.on("SIGTERM", () => void server.close().finally(() => process.exit(0)));
console.log("Ready");

/** The headers for all files, which stand first in the file of headers. */
function headersOfEveryFile(text: string): Record<string, string> {
  const [block = ""] = text.split(/\n\n/);
  const lines = [...block.matchAll(/^ {2}([\w-]+): (.+)$/gm)];
  return Object.fromEntries(lines.map(([, name = "", value = ""]) => [name, value]));
}
