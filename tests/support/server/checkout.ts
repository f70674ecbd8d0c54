// A copy of this checkout that a test may damage. It has the packages and the local build of this one.

import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { builds } from "#scripts/page-build.ts";

const copied = [
  "scripts",
  "web",
  "worker",
  builds.local.folder,
  "wrangler.toml",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  ...["src", "dist", "Cargo.toml", "Cargo.lock", "rust-toolchain.toml"].map((name) => `logic-rs/${name}`),
];

export interface Checkout {
  readonly folder: string;
  /** The path of one of its files. */
  file(name: string): string;
  remove(): void;
}

export function copyCheckout(): Checkout {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "checkout-")));
  const file = (name: string) => path.join(folder, name);
  for (const name of copied) if (existsSync(name)) cpSync(name, file(name), { recursive: true });
  symlinkSync(realpathSync("node_modules"), file("node_modules"), "junction");
  return { folder, file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
