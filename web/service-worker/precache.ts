// The files of a build, as web/build/service-worker.ts writes them into the worker.

import { hasSimd } from "../src/lib/engine/simd.ts";
import { pagePath } from "../src/lib/offline/core/requests.ts";

export interface Precache {
  /** Differs between any two builds of different files. */
  readonly build: string;
  /** The script that the page of this build names. */
  readonly entry: string;
  /** Paths of all files that every browser needs, the page first. */
  readonly files: readonly string[];
  /** A browser needs either these files or `plain`. */
  readonly simd: readonly string[];
  readonly plain: readonly string[];
  /** Kept one after another once all others are kept: the lessons and the largest parts of the tools. */
  readonly later: readonly string[];
  /** Kept once a page has used them. */
  readonly whenUsed: readonly string[];
  /** The files of each lesson that are in `later`, as indexes. */
  readonly lessons: readonly (readonly number[])[];
}

/** The build replaces this name by its list. */
declare const precacheOfBuild: Precache;

// Mentioned only here, because the build would write the whole list at each mention.
const precache: Precache = precacheOfBuild;
const { entry, files, simd, plain, whenUsed } = precache;

export const { build, later, lessons } = precache;

/** Every file of this build. */
export const listed: ReadonlySet<string> = new Set([...files, ...simd, ...plain, ...later, ...whenUsed]);

/** The files that this browser needs first to work offline, and the others that a page has used already. */
export function needed(used: readonly string[] = []): readonly string[] {
  const taken = new Set(used);
  return [
    ...files,
    ...(hasSimd((bytes) => WebAssembly.validate(bytes)) ? simd : plain),
    ...[...later, ...whenUsed].filter((path) => taken.has(path)),
  ];
}

/** Whether a response is a file of this build; it may not be, because a deployment may come between two requests. */
export async function isOfThisBuild(path: string, response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false;
  return path !== pagePath || (await response.clone().text()).includes(entry);
}
