// The files of the built page: how much each weighs, and which of them a screen, a lazy module and the service worker need, by the
// build's own lists.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import type { FirstFiles } from "../web/src/app/first-paint/core/first-files.ts";
import { builds } from "./page-build.ts";

/** The local build. A production build without an operator's settings lacks sign-in and payment. */
const client = path.join(builds.local.folder, "client");

/** The element of index.html that lists the files of each screen: not every visit loads these files. */
const filesBlock = /<script type="application\/json" id="first-files">([^<]*)<\/script>/;

export interface BuiltFile {
  /** Its path below the page's folder, such as `assets/index-Ds2S7lMj.js`. */
  readonly file: string;
  readonly gzipBytes: number;
}

export interface BuiltPage {
  /** The paths of the screens, such as `/learn/lesson/:lessonId`. */
  readonly screens: readonly string[];
  /**
   * The files that a first visit to a screen loads besides the document: those that index.html names, and those that the
   * script of the first paint begins to load for the path, in a browser with SIMD.
   */
  readonly firstVisit: (screen: string) => readonly BuiltFile[];
  /** Every module, its path below web/, that is fetched on demand, with the one file that it is in. */
  readonly onDemand: ReadonlyMap<string, string>;
  /** The page's own entry, such as `assets/index-Ds2S7lMj.js`. */
  readonly entry: string;
  /** All files of scripts, without those of Web Workers. */
  readonly scripts: readonly BuiltFile[];
  /** The files that come with a module that is fetched on demand: its own, and all that it imports. Its path is below web/. */
  readonly filesOf: (module: string) => readonly BuiltFile[];
  /** The scripts of the Web Workers that the files start, and the WASM that those load in a browser with SIMD. */
  readonly workersOf: (files: readonly BuiltFile[]) => readonly BuiltFile[];
  /** What the service worker keeps after a first visit in a browser with SIMD, without the document. */
  readonly keptOffline: readonly BuiltFile[];
  readonly serviceWorker: BuiltFile;
}

/** The files of the present build and which of them imports which, read once. */
export function builtPage(): BuiltPage {
  const read = (file: string) => readFileSync(path.join(client, file), "utf8");
  const measured = new Map<string, BuiltFile>();
  const sized = (file: string): BuiltFile => {
    const known = measured.get(file);
    if (known) return known;
    const size = { file, gzipBytes: gzipBytesOf(path.join(client, file)) };
    measured.set(file, size);
    return size;
  };
  const sizedAll = (files: Iterable<string>) => [...new Set(files)].map(sized);

  const html = read("index.html");
  const named = html.replace(filesBlock, "");
  const [, json = ""] = filesBlock.exec(html) ?? [];
  const first = JSON.parse(json) as FirstFiles;
  const ofDocument = readdirSync(path.join(client, "assets"))
    .filter((name) => named.includes(name))
    .map((name) => `assets/${name}`);
  const chunks = Object.entries(JSON.parse(read(".vite/manifest.json")) as Manifest);
  const manifest = new Map(chunks);

  const firstVisit = (at: string) => {
    const screen = first.screens[at];
    if (!screen) throw new Error(`index.html lists no files for ${at}.`);
    const engine = first.solving.includes(at) ? [first.worker, first.wasm.simd] : [];
    const begun = [...screen.scripts, ...screen.styles, ...engine].map((file) => file.slice(1));
    return sizedAll([...ofDocument, ...begun]);
  };
  const filesOf = (module: string) => {
    const met = new Set<string>();
    const take = (name: string): readonly string[] => {
      if (met.has(name)) return [];
      met.add(name);
      const chunk = manifest.get(name);
      if (!chunk) throw new Error(`The build has no file of its own for ${name}.`);
      return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap(take)];
    };
    return sizedAll(take(module));
  };
  const workersOf = (files: readonly BuiltFile[]) => {
    const starting = new Set(files.map(({ file }) => file));
    const workers = chunks.flatMap(([, chunk]) => (starting.has(chunk.file) ? (chunk.assets ?? []) : []));
    const wasm = workers.flatMap((worker) => read(worker).match(/\bassets\/[\w-]+\.wasm\b/g) ?? []);
    return sizedAll([...workers, ...wasm].filter((file) => `/${file}` !== first.wasm.plain));
  };
  const script = read("sw.js");
  const kept = ["files", "simd", "later"].flatMap((list) => serviceWorkerList(script, list));
  return {
    screens: Object.keys(first.screens),
    firstVisit,
    onDemand: new Map(chunks.flatMap(([name, chunk]) => (chunk.isDynamicEntry ? [[name, chunk.file]] : []))),
    entry: manifest.get("index.html")?.file ?? "",
    scripts: sizedAll(chunks.flatMap(([, { file }]) => (file.endsWith(".js") ? [file] : []))),
    filesOf,
    workersOf,
    keptOffline: sizedAll(kept.filter((file) => file !== "/").map((file) => file.slice(1))),
    serviceWorker: sized("sw.js"),
  };
}

export function gzipBytesOf(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

/** A list of paths that the build wrote into the service worker, by its name in web/service-worker/precache.ts. */
export function serviceWorkerList(script: string, name: string): readonly string[] {
  // A long list is minified to one text that is split.
  const [, list] = new RegExp(`\\b${name}:(\\[[^\\]]*\\]|\`[^\`]*\`)`).exec(script) ?? [];
  if (list === undefined) throw new Error(`The service worker has no list ${name}.`);
  return list.split(/[^\w./-]+/).filter((text) => text.startsWith("/"));
}
