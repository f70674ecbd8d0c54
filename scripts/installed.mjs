// Says which packages of the lock are not installed. Node built-ins only, for Node 18.

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * @typedef {object} LockEntry
 * @property {boolean} [optional]
 * @property {boolean} [link]
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 * @property {string | string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * Folders that the lock names, that this machine needs, and that hold no package; relative to `root`.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function missingPackages(root) {
  /** @type {{ packages: Record<string, LockEntry> }} */
  const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
  // The project's own optional package may be missing: it is Node, and the caller's Node can replace it.
  const dispensable = Object.keys(lock.packages[""]?.optionalDependencies ?? {});
  return Object.entries(lock.packages)
    .filter(([folder, entry]) => folder.startsWith("node_modules/") && isNeeded(entry))
    .map(([folder]) => folder)
    .filter((folder) => !dispensable.includes(folder.slice("node_modules/".length)))
    .filter((folder) => !existsSync(path.join(root, folder, "package.json")));
}

/**
 * An optional package is needed only if it is for this platform: such packages hold the tools' programs.
 *
 * @param {LockEntry} entry
 */
function isNeeded({ optional, os, cpu, libc }) {
  if (!fits(os, process.platform) || !fits(cpu, process.arch) || !fits(libc, libcOfThisMachine()))
    return false;
  return !optional || os !== undefined;
}

/**
 * @param {string | string[] | undefined} names
 * @param {string} ours
 */
function fits(names, ours) {
  if (names === undefined) return true;
  const list = [names].flat();
  return list.includes(ours) || (list.every((name) => name.startsWith("!")) && !list.includes(`!${ours}`));
}

function libcOfThisMachine() {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return header.glibcVersionRuntime === undefined ? "musl" : "glibc";
}
