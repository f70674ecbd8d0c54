// The committed WASM builds, started in Node.

import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { spend } from "#support/costs.ts";

type Glue = typeof import("../../../logic-rs/dist/worker/logic_rs.js");

const builds = [
  { name: "web", folder: "web", file: "logic_rs_bg.wasm", simd: true },
  { name: "web without SIMD", folder: "web", file: "logic_rs_plain_bg.wasm", simd: false },
  { name: "worker", folder: "worker", file: "logic_rs_bg.wasm", simd: true },
] as const;

/** The builds, each with an instance that the tests of a file share. */
export const packages = await Promise.all(
  builds.map(async ({ folder, file, ...build }) => {
    const bytes = readFileSync(path.resolve("logic-rs/dist", folder, file));
    /** A glue has one instance; the query makes it another module. */
    const start = async (purpose: string) => {
      const glue = pathToFileURL(path.resolve("logic-rs/dist", folder, "logic_rs.js"));
      const logic = (await import(/* @vite-ignore */ `${glue.href}?${file}-${purpose}`)) as Glue;
      const { memory } = logic.initSync({ module: bytes });
      return { logic: counted(logic), memory };
    };
    return { ...build, bytes, start, ...(await start("shared")) };
  }),
);

/** The same functions, each call of which is counted. */
function counted(logic: Glue): Glue {
  const count = (given: unknown) =>
    typeof given === "function"
      ? new Proxy(given, {
          apply(target, self, args) {
            spend("calls");
            return Reflect.apply(target, self, args);
          },
        })
      : given;
  return Object.fromEntries(Object.entries(logic).map(([name, given]) => [name, count(given)])) as Glue;
}
