// Writes the service worker into the built page, with the list of files that it keeps. This plugin comes last, because
// the list contains the files that the build has written.

import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { worksOffline } from "#config/core/operator.ts";
import type { Precache } from "../service-worker/precache.ts";

const sources = path.resolve(import.meta.dirname, "../service-worker");
const fileName = "sw.js";

/** Modules that only an operator's services need: their chunks are fetched when they are used. */
const operatorOnly = /\/lib\/(?:analytics\/firebase-analytics|error-email)\.ts$/;

/**
 * Modules whose chunks are kept only after their first use: those for signed-in visitors, such as the panel of the
 * steps that the service derives; and the screen of the packages, which needs the service.
 */
const whenUsed =
  /\/account\/(?:session\.tsx|identity\.ts)$|\/src\/steps\/panels\.ts$|\/upgrade\/upgrade-page\.tsx$/;

/** The module of each lesson. */
const lesson = /\/src\/lessons\/\d+\/lesson\.tsx$/;

/**
 * Modules whose chunks are kept when all others are: the lessons and their circuits; the circuit of the map and the
 * practice in grouping; and the circuit generator.
 */
const later = new RegExp(
  `${lesson.source}|\\/kmap\\/(?:circuit-pane|own-groups|practice\\/map-practice)\\.tsx$|\\/learn\\/circuit-figures\\.ts$|\\/generator\\/generator-page\\.tsx$`,
);

/** The Web Worker that routes large circuits, and that of the circuit generator with its WASM: kept later too. */
const workerLater = /^assets\/(?:(?:route|networks|draw)\.worker|networks_bg)-/;

export function serviceWorker(): Plugin {
  let isOffline = true;
  return {
    name: "service-worker",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved({ env }) {
      isOffline = worksOffline(env);
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, async (_request, response) => {
        response.setHeader("Content-Type", "text/javascript");
        response.end(await bundled("withdrawn.ts", {}));
      });
    },
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const script = isOffline
        ? await bundled("service-worker.ts", { precacheOfBuild: JSON.stringify(precacheOf(dir, bundle)) })
        : await bundled("withdrawn.ts", {});
      await writeFile(path.join(dir, fileName), script);
    },
  };
}

async function bundled(entry: string, define: Readonly<Record<string, string>>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: path.join(sources, entry), output: { format: "iife" } },
    },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error(`${entry} gave no script.`);
  return output.output[0].code;
}

function precacheOf(dir: string, bundle: Rolldown.OutputBundle): Precache {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The page has no entry.");
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const wanted = reachable(entry, named, operatorOnly);
  const unused = new RegExp(`${operatorOnly.source}|${whenUsed.source}`);
  const inTime = reachable(entry, named, unused);
  const ahead = reachable(entry, named, new RegExp(`${unused.source}|${later.source}`));
  const scripts = new Set(named.keys());
  const styles = new Set(chunks.flatMap(stylesOf));
  const wantedStyles = stylesOfAll(wanted, named);
  const stylesInTime = stylesOfAll(inTime, named);
  const stylesAhead = stylesOfAll(ahead, named);
  const names = globSync("**/*.{js,css,wasm,svg,png,webmanifest}", { cwd: dir })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name !== fileName)
    .filter((name) => !scripts.has(name) || wanted.has(name))
    .filter((name) => !styles.has(name) || wantedStyles.has(name))
    .toSorted();
  const hash = createHash("sha256");
  for (const name of ["index.html", ...names])
    hash.update(`\0${name}\0`).update(readFileSync(path.join(dir, name)));
  const isUsedFirst = (name: string) =>
    (scripts.has(name) && !inTime.has(name)) || (styles.has(name) && !stylesInTime.has(name));
  const isAhead = (name: string) =>
    !workerLater.test(name) &&
    (!scripts.has(name) || ahead.has(name)) &&
    (!styles.has(name) || stylesAhead.has(name));
  const paths = names.filter(isAhead).map((name) => `/${name}`);
  const keptLater = names.filter((name) => !isAhead(name) && !isUsedFirst(name));
  const lessons = chunks
    .filter(({ facadeModuleId }) => lesson.test(facadeModuleId ?? ""))
    .map((chunk) => {
      const own = reachable(chunk, named, unused, ahead);
      const files = new Set([...own, ...stylesOfAll(own, named)]);
      return keptLater.flatMap((name, at) => (files.has(name) ? [at] : []));
    });
  return {
    build: hash.digest("hex").slice(0, 16),
    entry: entry.fileName,
    files: ["/", ...paths.filter((name) => !name.endsWith(".wasm"))],
    simd: paths.filter((name) => name.endsWith(".wasm") && !isPlain(name)),
    plain: paths.filter((name) => name.endsWith(".wasm") && isPlain(name)),
    later: keptLater.map((name) => `/${name}`),
    lessons,
    whenUsed: names.filter(isUsedFirst).map((name) => `/${name}`),
  };
}

/** The style sheets that a chunk imports. */
function stylesOf({ viteMetadata }: Rolldown.OutputChunk): readonly string[] {
  return [...(viteMetadata?.importedCss ?? [])];
}

function stylesOfAll(
  names: ReadonlySet<string>,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): ReadonlySet<string> {
  return new Set([...names].flatMap((name) => chunks.get(name) ?? []).flatMap(stylesOf));
}

function isPlain(name: string): boolean {
  return name.includes("_plain_");
}

/** The names of the chunks that `entry` needs besides the known ones, without the lazy modules that `leftOut` matches. */
function reachable(
  entry: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  leftOut: RegExp,
  known: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [entry];
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (reached.has(chunk.fileName) || known.has(chunk.fileName) || leftOut.test(chunk.facadeModuleId ?? ""))
      continue;
    reached.add(chunk.fileName);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = chunks.get(name);
      if (next) waiting.push(next);
    }
  }
  return reached;
}
