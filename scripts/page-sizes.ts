// The figures of sizes.json: what a first visit to each screen, each lesson and what comes later weigh in the built page.

import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type BuiltFile, builtPage, gzipBytesOf } from "./built-page.ts";
import { formatted } from "./formatted.ts";

export const sizesPath = "sizes.json";

/** All but `files` in bytes gzip. */
export interface Size {
  readonly scripts: number;
  readonly styles: number;
  readonly wasm: number;
  readonly files: number;
}

type Named<T> = Readonly<Record<string, T>>;

export interface Sizes {
  /** What a first visit loads besides the document, by the path of the screen. */
  readonly screens: Named<Size>;
  /** What a lesson imports beyond a first visit to the screen of lessons, by the lesson's name, such as "lesson 03". */
  readonly lessons: Named<Size>;
  /**
   * What the visitor's first step in a screen loads beyond a first visit to it, with the Web Workers that it and the screen
   * can start, and their WASM.
   */
  readonly lazy: Named<Size>;
  /**
   * Why a script is smaller than 1,000 bytes gzip, by its module. What several modules fetch is in files that are never that
   * small.
   */
  readonly small: Named<string>;
  /** What the service worker keeps, icons included, in bytes gzip. */
  readonly keptOffline: { readonly bytes: number; readonly files: number };
  /** In bytes gzip. */
  readonly serviceWorker: number;
  /** The packages of the crate, in bytes gzip. */
  readonly crate: Named<number>;
}

interface FirstStep {
  readonly screen: string;
  /** Modules that the screen fetches on demand, below web/. */
  readonly modules: readonly string[];
}

/** What several screens fetch, or what weighs much beside its screen. */
const firstSteps: Named<FirstStep> = {
  "a map of an answer": { screen: "/simplify", modules: ["src/features/simplifier/answer-map.tsx"] },
  "an answer": {
    screen: "/simplify",
    modules: ["src/features/simplifier/answer-card.tsx"],
  },
  "a circuit of the generator": {
    screen: "/cgen",
    modules: ["src/features/generator/networks-view.tsx"],
  },
  "a circuit of the simulator": { screen: "/csim", modules: ["src/features/simulator/drawing.tsx"] },
};

const smallBytes = 1_000;
const byItself = "It is fetched by itself, and what it imports is in files that others fetch too.";

const lessonScreen = "/learn/lesson/:lessonId";

const packages: Named<string> = {
  web: "web/logic_rs_bg.wasm",
  "web without SIMD": "web/logic_rs_plain_bg.wasm",
  worker: "worker/logic_rs_bg.wasm",
  networks: "networks/networks_bg.wasm",
};

/** The modules of the lessons, below web/, in their order. */
export const lessonModules = () => globSync("src/lessons/*/lesson.tsx", { cwd: "web" }).toSorted();

/** The figures of the present build. */
export function measuredSizes(): Sizes {
  const { screens, firstVisit, filesOf, workersOf, onDemand, scripts, keptOffline, serviceWorker } =
    builtPage();
  const beyond = (screen: string, files: readonly BuiltFile[]) => {
    const loaded = new Set(firstVisit(screen));
    return sizeOf([...new Set(files)].filter((file) => !loaded.has(file)));
  };
  const stepOf = ({ screen, modules }: FirstStep) => {
    const files = modules.flatMap(filesOf);
    return beyond(screen, [...files, ...workersOf([...firstVisit(screen), ...files])]);
  };
  const lessons = lessonModules().map((module) => {
    return [`lesson ${path.basename(path.dirname(module))}`, beyond(lessonScreen, filesOf(module))] as const;
  });
  const moduleOf = new Map([...onDemand].map(([module, file]) => [file, module]));
  const small = scripts
    .filter(({ gzipBytes }) => gzipBytes < smallBytes)
    .map(({ file }) => moduleOf.get(file) ?? file)
    .toSorted();
  return {
    screens: Object.fromEntries(screens.map((screen) => [screen, sizeOf(firstVisit(screen))])),
    lessons: Object.fromEntries(lessons),
    lazy: mapped(firstSteps, stepOf),
    small: Object.fromEntries(small.map((name) => [name, onDemand.has(name) ? byItself : "No reason."])),
    keptOffline: { bytes: bytesOf(keptOffline), files: keptOffline.length },
    serviceWorker: serviceWorker.gzipBytes,
    crate: mapped(packages, (file) => gzipBytesOf(`logic-rs/dist/${file}`)),
  };
}

/** sizes.json as text, of the present build. */
export function sizesSource(): Promise<string> {
  return formatted(sizesPath, JSON.stringify(measuredSizes(), null, 2));
}

export function recordedSizes(): Sizes {
  return JSON.parse(readFileSync(sizesPath, "utf8")) as Sizes;
}

/** The names of files, which stand in other files, move a figure by a few bytes from one machine to the next. */
const sameShare = 0.005;
const sameBytes = 64;

/** A line for each figure that the two have not in common; empty if they agree. Numbers of files agree only if equal. */
export function differences(recorded: Sizes, measured: Sizes): readonly string[] {
  const [before, now] = [figuresOf(recorded), figuresOf(measured)];
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((name) => {
    const [old, fresh] = [before.get(name), now.get(name)];
    if (old === undefined) return [`${name}: ${fresh}, not recorded`];
    if (fresh === undefined) return [`${name}: recorded ${old}, no longer there`];
    if (typeof old === "string" || typeof fresh === "string")
      return old === fresh ? [] : [`${name}: ${fresh}, recorded ${old}`];
    const most = name.endsWith(" files") ? 0 : Math.max(sameBytes, old * sameShare);
    return Math.abs(fresh - old) <= most ? [] : [`${name}: ${fresh}, recorded ${old}`];
  });
}

/** Every figure and reason with its path, such as `screens /kmap scripts`. */
function figuresOf(sizes: Sizes): ReadonlyMap<string, number | string> {
  const found = new Map<string, number | string>();
  const read = (value: unknown, names: readonly string[]) => {
    if (typeof value === "number" || typeof value === "string") found.set(names.join(" "), value);
    else if (typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(value)) read(inner, [...names, name]);
  };
  read(sizes, []);
  return found;
}

function sizeOf(files: readonly BuiltFile[]): Size {
  const of = (ending: string) => bytesOf(files.filter(({ file }) => file.endsWith(ending)));
  return { scripts: of(".js"), styles: of(".css"), wasm: of(".wasm"), files: files.length };
}

function bytesOf(files: readonly BuiltFile[]): number {
  return files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
}

function mapped<From, To>(values: Named<From>, change: (value: From) => To): Named<To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
