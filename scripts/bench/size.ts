// Gzipped bytes of the first load, of each chunk and of each WASM file.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import type { FirstFiles } from "../../web/src/app/first-paint/core/first-files.ts";
import { builds, ensureLocalBuild } from "../page-build.ts";

/** The local build. A production build without an operator's settings lacks the parts for sign-in and payment. */
const client = join(builds.local.folder, "client");

/** The element of index.html that lists the files of each screen: not every visit loads these files. */
const filesBlock = /<script type="application\/json" id="first-files">([^<]*)<\/script>/;

export interface AssetSize {
  readonly file: string;
  readonly gzipBytes: number;
  /** Whether index.html names it, so that every first visit loads it. */
  readonly firstLoad: boolean;
}

export interface BuiltPage {
  /** Of all its files, largest first. */
  readonly sizes: readonly AssetSize[];
  /**
   * The files that a first visit to a screen loads besides the document: those that index.html names, and those that the
   * script of the first paint begins to load for the path.
   */
  readonly firstVisit: (path: string) => readonly AssetSize[];
  /** The files that come with a module that is fetched on demand: its own, and all that it imports. Its path is below web/. */
  readonly filesOf: (module: string) => readonly AssetSize[];
}

/** The files of the present build and which of them imports which, read once. */
export function builtPage(): BuiltPage {
  const html = readFileSync(join(client, "index.html"), "utf8");
  const named = html.replace(filesBlock, "");
  const sizes = readdirSync(join(client, "assets"))
    .map((name) => ({
      file: name,
      gzipBytes: gzipSync(readFileSync(join(client, "assets", name)), { level: 9 }).length,
      firstLoad: named.includes(name),
    }))
    .toSorted((a, b) => b.gzipBytes - a.gzipBytes);
  const [, json = ""] = filesBlock.exec(html) ?? [];
  const { screens } = JSON.parse(json) as FirstFiles;
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Manifest;

  const firstVisit = (path: string) => {
    const screen = screens[path];
    if (!screen) throw new Error(`index.html lists no files for ${path}.`);
    const files = new Set([...screen.scripts, ...screen.styles]);
    return sizes.filter(({ file, firstLoad }) => firstLoad || files.has(`/assets/${file}`));
  };
  const filesOf = (module: string) => {
    const met = new Set<string>();
    const take = (name: string): readonly string[] => {
      if (met.has(name)) return [];
      met.add(name);
      const chunk = manifest[name];
      if (!chunk) throw new Error(`The build has no file of its own for ${name}.`);
      return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap(take)];
    };
    const files = new Set(take(module));
    return sizes.filter(({ file }) => files.has(`assets/${file}`));
  };
  return { sizes, firstVisit, filesOf };
}

export async function measureSize(): Promise<void> {
  await ensureLocalBuild();
  const { sizes, firstVisit } = builtPage();
  for (const path of ["/", "/simplify", "/ttable"]) {
    for (const ending of [".js", ".css"]) {
      const first = firstVisit(path).filter(({ file }) => file.endsWith(ending));
      const total = first.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
      console.log(`first visit to #${path}, ${ending}`.padEnd(44), String(total).padStart(9), "bytes gzip");
    }
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
    ["networks", "networks/networks_bg.wasm"],
  ] as const) {
    const bytes = readFileSync(`logic-rs/dist/${file}`);
    const sizesText = `${gzipSync(bytes, { level: 9 }).length} bytes gzip, ${bytes.length} raw`;
    console.log(`crate, ${name} build`.padEnd(44), sizesText);
  }
}
