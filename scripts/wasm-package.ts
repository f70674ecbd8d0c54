// The committed WASM packages in logic-rs/dist: checks that they fit the sources, and builds them.

import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { exitWith } from "./faults.ts";
import { isInstalled, runOrExit } from "./shell.ts";
import { writeCratesList } from "./licenses.ts";
import { writeLogicFacts } from "./logic-facts.ts";
import { writeLogicTypes } from "./logic-types.ts";

const crate = "logic-rs";
const stamp = `${crate}/dist/SOURCE_HASH`;
const filesOf = (glue: string) => [`${glue}.js`, `${glue}.d.ts`, `${glue}_bg.wasm`];

/** A package that wasm-pack builds. */
export interface WasmBuild {
  /** Part of the name of its folder in logic-rs/target. */
  readonly name: string;
  readonly features: readonly string[];
  /** The name of its files; `logic_rs` if left out. */
  readonly glue?: string;
  /** Whether the bytes use 128-bit vectors, which not every browser has. */
  readonly simd: boolean;
}

const web: WasmBuild = { name: "web", features: ["answers"], simd: true };
const webPlain: WasmBuild = { name: "web-plain", features: ["answers"], simd: false };
const worker: WasmBuild = { name: "worker", features: ["answers", "premium"], simd: true };
/** The circuit generator's; one file for every browser. */
const networks: WasmBuild = { name: "networks", glue: "networks", features: ["networks"], simd: false };

/** The hash of all files that a build depends on. Line ends are normalised, so that every checkout gives the same hash. */
function sourceHash(): string {
  const hash = createHash("sha256");
  const fixed = ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml"].map((name) => `${crate}/${name}`);
  const sources = filesBelow(`${crate}/src`).filter((file) => !file.endsWith(".md"));
  for (const file of [...fixed, ...sources]) {
    hash.update(`${file.replaceAll("\\", "/")}\0`);
    hash.update(readFileSync(file, "utf8").replaceAll("\r\n", "\n"));
    hash.update("\0");
  }
  return hash.digest("hex");
}

export function wasmIsCurrent(): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8").trim() === sourceHash();
}

/** What only the Worker's build exports. */
const premiumExport = "steps";

/** What only the circuit generator's package exports. */
const networksExport = "networks";

/** The files of the packages that are missing, truncated or in the place of another one. */
function damagedWasm(): readonly string[] {
  const files = [
    "web/logic_rs_plain_bg.wasm",
    "licenses.json",
    ...[web, worker, networks].flatMap(({ name, glue = "logic_rs" }) =>
      filesOf(glue).map((file) => `${name}/${file}`),
    ),
  ].map((name) => `${crate}/dist/${name}`);
  return files.filter((file) => {
    if (!existsSync(file)) return true;
    const bytes = readFileSync(file);
    return file.endsWith(".wasm") ? !isPackage(bytes, path.basename(path.dirname(file))) : bytes.length === 0;
  });
}

/** Whether bytes are the crate's package of this folder, by what it alone exports. */
function isPackage(bytes: Buffer<ArrayBuffer>, folder: string): boolean {
  if (!WebAssembly.validate(bytes)) return false;
  const names = WebAssembly.Module.exports(new WebAssembly.Module(bytes)).map(({ name }) => name);
  return (
    names.includes(premiumExport) === (folder === "worker") &&
    names.includes(networksExport) === (folder === "networks")
  );
}

/** Keeps the committed packages if they fit the sources; otherwise rebuilds them or says what is missing. */
export async function ensureWasm(): Promise<void> {
  if (wasmIsCurrent()) {
    const damaged = damagedWasm();
    if (damaged.length === 0) return;
    exitWith(
      `${damaged.map((file) => path.resolve(file)).join(", ")}: missing, cut short or in the place of another file; ` +
        "`git checkout -- logic-rs/dist` brings the committed files back.",
    );
  }
  console.log("The sources of logic-rs changed since its WASM was built; rebuilding …");
  await buildWasm();
}

/** Builds the packages into logic-rs/dist. The page has two WASM files, because not every browser supports SIMD. */
export async function buildWasm(): Promise<void> {
  for (const program of ["cargo", "wasm-pack"]) {
    if (isInstalled(program)) continue;
    console.error(
      `${program} is needed to build logic-rs: install Rust with rustup, then run ` +
        "`cargo install wasm-pack --version 0.15.1 --locked`, and try again.",
    );
    process.exit(1);
  }
  const [webOut, plainOut, workerOut, networksOut] = [web, webPlain, worker, networks].map(buildPackage);
  for (const [{ name, glue = "logic_rs" }, out] of [
    [web, webOut],
    [worker, workerOut],
    [networks, networksOut],
  ] as const) {
    const target = `${crate}/dist/${name}`;
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    for (const file of filesOf(glue)) cpSync(`${out}/${file}`, `${target}/${file}`);
  }
  // One glue file serves both WASM files of the page.
  for (const file of ["logic_rs.js", "logic_rs.d.ts"]) {
    if (readFileSync(`${webOut}/${file}`).equals(readFileSync(`${plainOut}/${file}`))) continue;
    console.error(`${file} differs between the page's two builds; the page needs one file for both.`);
    process.exit(1);
  }
  cpSync(`${plainOut}/logic_rs_bg.wasm`, `${crate}/dist/web/logic_rs_plain_bg.wasm`);
  writeCratesList();
  writeFileSync(stamp, `${sourceHash()}\n`);
  await writeLogicFacts();
  await writeLogicTypes();
}

/** Builds one package; returns its folder. */
export function buildPackage({ name, features, glue = "logic_rs", simd }: WasmBuild): string {
  const out = `target/pkg-${name}`;
  const args = ["build", ".", "--target", "web", "--release", "--no-pack", "--no-gitignore"];
  const withFeatures = ["--", "--no-default-features", "--features", features.join(",")];
  const vectors = simd ? " -C target-feature=+simd128" : "";
  runOrExit("wasm-pack", [...args, "--out-dir", out, "--out-name", glue, ...withFeatures], {
    cwd: crate,
    env: { RUSTFLAGS: remapFlags() + vectors },
  });
  return `${crate}/${out}`;
}

/** Compiler flags that keep the paths of this machine out of the bytes. */
function remapFlags(): string {
  const cargoHome = process.env["CARGO_HOME"] ?? path.join(homedir(), ".cargo");
  const sources = path.join(cargoHome, "registry", "src");
  const registries = existsSync(sources) ? readdirSync(sources).map((name) => path.join(sources, name)) : [];
  // The compiler uses the last prefix that matches.
  return [
    [cargoHome, "/cargo"],
    [path.resolve(crate), "/src"],
    ...registries.map((folder) => [folder, "/crates"]),
  ]
    .map(([from, to]) => `--remap-path-prefix=${from}=${to}`)
    .join(" ");
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
