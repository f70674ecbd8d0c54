// Gzipped bytes of the first load, of each chunk and of each WASM file.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { ensureBuilt } from "../page-build.ts";

const client = "dist/client";

export interface AssetSize {
  readonly file: string;
  readonly gzipBytes: number;
  /** Whether index.html names it, so that every first visit loads it. */
  readonly firstLoad: boolean;
}

/** Sizes of the files of the built page, largest first. */
export function assetSizes(): readonly AssetSize[] {
  const html = readFileSync(path.join(client, "index.html"), "utf8");
  return readdirSync(path.join(client, "assets"))
    .map((name) => ({
      file: name,
      gzipBytes: gzipSync(readFileSync(path.join(client, "assets", name)), { level: 9 }).length,
      firstLoad: html.includes(name),
    }))
    .toSorted((a, b) => b.gzipBytes - a.gzipBytes);
}

export async function measureSize(): Promise<void> {
  await ensureBuilt();
  const sizes = assetSizes();
  for (const ending of [".js", ".css"]) {
    const first = sizes.filter(({ file, firstLoad }) => firstLoad && file.endsWith(ending));
    const total = first.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
    console.log(`first load ${ending}`.padEnd(44), String(total).padStart(9), "bytes gzip");
  }
  for (const { file, gzipBytes, firstLoad } of sizes)
    console.log(
      `${file}${firstLoad ? " (first load)" : ""}`.padEnd(44),
      String(gzipBytes).padStart(9),
      "bytes gzip",
    );
  for (const [name, file] of [
    ["web", "web/logic_rs_bg.wasm"],
    ["web without SIMD", "web/logic_rs_plain_bg.wasm"],
    ["worker", "worker/logic_rs_bg.wasm"],
  ] as const) {
    const bytes = readFileSync(`logic-rs/dist/${file}`);
    const sizesText = `${gzipSync(bytes, { level: 9 }).length} bytes gzip, ${bytes.length} raw`;
    console.log(`crate, ${name} build`.padEnd(44), sizesText);
  }
}
