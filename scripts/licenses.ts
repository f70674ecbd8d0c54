// The licences of all works that are shipped: packages in the page and in the Worker, crates in the WASM. They are
// served as licenses.txt.

import { execFileSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The list that the build tool writes next to what it has bundled (`build.license`). */
export const bundledName = "licenses.json";

/** The list of the crates, next to the WASM. */
const cratesList = path.join("logic-rs", "dist", bundledName);

/** A shipped work. */
export interface Work {
  readonly name: string;
  readonly version: string;
  /** The licence's SPDX expression. */
  readonly identifier?: string;
  /** The licence's text with the names of the authors; absent where the package has no such file. */
  readonly text?: string;
}

/** The files of this package have the standard texts of licences, by their identifiers. */
const standardTexts = path.join("node_modules", "spdx-license-list", "licenses");

interface Metadata {
  readonly packages: readonly {
    readonly id: string;
    readonly name: string;
    readonly version: string;
    readonly license: string | null;
    readonly manifest_path: string;
    readonly targets: readonly { readonly kind: readonly string[] }[];
  }[];
  readonly resolve: {
    readonly root: string;
    readonly nodes: readonly {
      readonly id: string;
      readonly deps: readonly {
        readonly pkg: string;
        readonly dep_kinds: readonly { readonly kind: string | null }[];
      }[];
    }[];
  };
}

/** Writes the list of the crates whose code is in the WASM, and of Rust's standard library. */
export function writeCratesList(): void {
  const target = ["--filter-platform", "wasm32-unknown-unknown"];
  const metadata = JSON.parse(
    outputOf("cargo", ["metadata", "--format-version", "1", "--locked", ...target, "--features", "premium"]),
  ) as Metadata;
  const works = cratesOf(metadata).map(({ name, version, license, manifest_path: manifest }) => ({
    name,
    version,
    identifier: license ?? "",
    text: textIn(path.dirname(manifest)),
  }));
  writeFileSync(cratesList, `${JSON.stringify([...works, ofStandardLibrary()], null, 1)}\n`);
}

/** The crates that the root's code calls, directly or through others. A procedural macro runs in the compiler only. */
function cratesOf({ packages, resolve: { root, nodes } }: Metadata): Metadata["packages"] {
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const crate = packages.find((each) => each.id === id);
    if (!crate || found.has(id) || crate.targets.some(({ kind }) => kind.includes("proc-macro"))) continue;
    found.add(id);
    const dependencies = nodes.find((node) => node.id === id)?.deps ?? [];
    for (const { pkg, dep_kinds: kinds } of dependencies)
      if (kinds.some(({ kind }) => kind === null)) waiting.push(pkg);
  }
  return packages.filter(({ id }) => id !== root && found.has(id));
}

/** The texts in a crate's folder; where there is a choice between MIT and Apache, that of MIT. */
function textIn(folder: string): string {
  const files = readdirSync(folder).filter((name) => /^licen[cs]e|^copying/i.test(name));
  const chosen = files.some((name) => /mit/i.test(name))
    ? files.filter((name) => !/apache/i.test(name))
    : files;
  if (chosen.length === 0) throw new Error(`${path.basename(folder)} has no file with its licence.`);
  return chosen.map((name) => readFileSync(path.join(folder, name), "utf8").trim()).join("\n\n");
}

function ofStandardLibrary(): Work {
  const [, version = ""] = outputOf("rustc", ["--version"]).split(" ");
  const text = standardText("Apache-2.0");
  return { name: "Rust standard library", version, identifier: "MIT OR Apache-2.0", text };
}

function outputOf(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { cwd: "logic-rs", encoding: "utf8", maxBuffer: 1 << 26 });
}

/** Writes licenses.txt into a build's page, from the lists in the build, which are removed, and from that of the crates. */
export function writeLicenses(folder: string): void {
  const lists = globSync(`*/${bundledName}`, { cwd: folder }).map((name) => path.join(folder, name));
  const text = licensesText([...lists, cratesList].flatMap(worksIn));
  for (const list of lists) rmSync(list);
  writeFileSync(path.join(folder, "client", "licenses.txt"), text);
}

const worksIn = (file: string) => JSON.parse(readFileSync(file, "utf8")) as readonly Work[];

/** The standard text of a licence. Throws where there is none, and where it names authors and `author` knows none. */
function standardText(identifier: string, author: () => string = () => ""): string {
  const file = path.join(standardTexts, `${identifier}.json`);
  if (identifier === "" || !existsSync(file))
    throw new Error(`There is no standard text of "${identifier}".`);
  const { licenseText } = JSON.parse(readFileSync(file, "utf8")) as { readonly licenseText: string };
  const text = licenseText.replace(/<year> <copyright holders>/, author);
  if (/Copyright \(c\) (?:$|<)/m.test(text)) throw new Error(`The text of ${identifier} names no author.`);
  return text.trim();
}

/** The author that a package names, or none. */
function authorOf(name: string): string {
  const places = ["node_modules", "node_modules/*/node_modules", "node_modules/@*/*/node_modules"];
  const [file] = globSync(places.map((place) => `${place}/${name}/package.json`));
  const { author = "" } = JSON.parse(file === undefined ? "{}" : readFileSync(file, "utf8")) as {
    readonly author?: string | { readonly name: string };
  };
  return typeof author === "string" ? author : author.name;
}

/**
 * Each text once, below the works that it is for. A work without a text gets the standard one. Throws where there is
 * none, because such a work must not be shipped.
 */
export function licensesText(works: readonly Work[]): string {
  const byText = new Map<string, Set<string>>();
  for (const {
    name,
    version,
    identifier = "",
    text = standardText(identifier, () => authorOf(name)),
  } of works) {
    const heads = byText.get(text) ?? new Set();
    byText.set(text, heads.add(`${name} ${version} (${identifier})`));
  }
  const parts = [...byText].map(([text, heads]) => `${[...heads].toSorted().join("\n")}\n\n${text}\n`);
  const line = "-".repeat(80);
  return `This service contains these works of others, under their licences.\n\n${parts
    .toSorted()
    .map((part) => `${line}\n\n${part}`)
    .join("\n")}`;
}
