// Decides in which file of the built page each module is. The bundler alone makes a file for each set of screens, lessons and lazy
// modules that need the same modules: more than two hundred, most of them tiny. This plan joins such files while that makes the
// visits cheaper, because each file costs a request and compresses worse. It knows screens and lessons by the names of their files, and names no other module.

import { build, type Plugin, type Rolldown, type UserConfig } from "vite";

/** What a file costs besides its source, in characters of source. */
const fileCost = 12_500;

/** A shared file of fewer characters of source is joined to another one whatever that costs. */
const leastSize = 6_000;

/** What a fetch counts by the name of its module: the first visit to a screen, a lesson's, a lazy module's. */
const weights = { screen: 150, lesson: 12, lazy: 1 } as const;

/** A file of the page before or after joining; files are known by their index. */
interface PlannedFile {
  /** Of its largest member. */
  readonly name: string;
  readonly modules: readonly string[];
  /** The characters of its source, styles included. */
  readonly size: number;
  /** The files that it imports, not lazily. */
  readonly imports: readonly number[];
}

/** A file that is fetched by itself, of a screen, a lesson or a lazy module; with the files that import it lazily. */
interface Root {
  readonly file: number;
  readonly importers: readonly number[];
  readonly weight: number;
}

interface Plan {
  /** Null for a file that was joined to another one. */
  readonly files: readonly (PlannedFile | null)[];
  readonly roots: readonly Root[];
  /** The page's entry. */
  readonly start: number;
}

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
type Groups = NonNullable<Rolldown.CodeSplittingOptions["groups"]>;

/** Builds the page twice: as the bundler alone would, to see which files that gives, and then with the joined files. */
export function chunkPlan(plugins: UserConfig["plugins"]): Plugin {
  return {
    name: "chunk-plan",
    apply: "build",
    async config({ root, envDir, worker }, { mode }) {
      const first = await build({
        configFile: false,
        logLevel: "error",
        mode,
        plugins: plugins ?? [],
        ...(root !== undefined && { root }),
        ...(envDir !== undefined && { envDir }),
        ...(worker !== undefined && { worker }),
        build: {
          write: false,
          minify: false,
          reportCompressedSize: false,
          rolldownOptions: { output: { codeSplitting: { groups: [{ name: "start", tags: ["$initial"] }] } } },
        },
      });
      const [result] = [first].flat();
      if (!result || !("output" in result)) throw new Error("The first build of the page gave no files.");
      // The groups name all modules of shared files, so no module has to bring what it imports.
      const codeSplitting = { groups: groupsOf(result.output), includeDependenciesRecursively: false };
      const rolldownOptions = {
        preserveEntrySignatures: "allow-extension",
        output: { codeSplitting },
      } as const;
      // The Worker is built without it.
      return { environments: { client: { build: { rolldownOptions } } } };
    },
  };
}

/** A group of a lower priority imports from those of higher ones. */
function groupsOf(output: Output): Groups {
  const cheapest = joined(planOf(output), (_size, added) => added < 0);
  const { files, roots, start } = joined(cheapest, (size, added) => added < 0 || size < leastSize);
  const own = new Set(roots.map(({ file }) => file));
  const shared = inOrderOfImports(files).filter((at) => at !== start && !own.has(at));
  return [start, ...shared].flatMap((at, place) => {
    const file = files[at];
    if (!file) return [];
    const members = new Set(file.modules);
    return [{ name: file.name, test: (id: string) => members.has(id), priority: 1_000 - place }];
  });
}

function planOf(output: Output): Plan {
  const chunks = output.filter((file) => file.type === "chunk");
  const sheets = new Map(
    output.flatMap((file) => (file.type === "asset" ? [[file.fileName, file.source.length] as const] : [])),
  );
  const indexOf = new Map(chunks.map(({ fileName }, at) => [fileName, at] as const));
  const files = chunks.map(({ name, moduleIds, code, imports, viteMetadata }): PlannedFile => {
    const styles = [...(viteMetadata?.importedCss ?? [])].map((sheet) => sheets.get(sheet) ?? 0);
    const size = styles.reduce((sum, each) => sum + each, code.length);
    return { name, modules: moduleIds, size, imports: imports.flatMap((each) => indexOf.get(each) ?? []) };
  });
  const roots = chunks.flatMap(({ isDynamicEntry, fileName, facadeModuleId }, file): Root[] => {
    const importers = chunks.flatMap(({ dynamicImports }, at) =>
      dynamicImports.includes(fileName) ? [at] : [],
    );
    return isDynamicEntry ? [{ file, importers, weight: weights[kindOf(facadeModuleId)] }] : [];
  });
  return { files, roots, start: chunks.findIndex(({ isEntry }) => isEntry) };
}

function kindOf(module: string | null): keyof typeof weights {
  if (module?.endsWith("-page.tsx")) return "screen";
  return module?.endsWith("/lesson.tsx") ? "lesson" : "lazy";
}

/**
 * Joins the smallest shared file to the one with which it costs least, while that is worth it: by the size of the smaller
 * file and by what it adds to the cost.
 */
function joined(plan: Plan, isWorth: (size: number, added: number) => boolean): Plan {
  const own = new Set([plan.start, ...plan.roots.map(({ file }) => file)]);
  const kept = new Set(own);
  let present = plan;
  let cost = costOf(plan);
  for (;;) {
    const shared = present.files.flatMap((file, at) => (file && !own.has(at) ? [at] : []));
    const [smallest] = shared
      .filter((at) => !kept.has(at))
      .toSorted((a, b) => (present.files[a]?.size ?? 0) - (present.files[b]?.size ?? 0));
    if (smallest === undefined) return present;
    const loaded = loadedBy(present.files);
    let best: { readonly plan: Plan; readonly cost: number; readonly into: number } | null = null;
    for (const into of shared) {
      const files = into === smallest ? null : withJoined(present.files, loaded, smallest, into);
      const tried = files && { ...present, files };
      const triedCost = tried ? costOf(tried) : Infinity;
      if (tried && triedCost < (best?.cost ?? Infinity)) best = { plan: tried, cost: triedCost, into };
    }
    if (best && isWorth(present.files[smallest]?.size ?? 0, best.cost - cost)) {
      present = best.plan;
      ({ cost } = best);
      // What did not pay for the smaller file may pay for the larger one.
      kept.delete(best.into);
    } else kept.add(smallest);
  }
}

/** Null if one imports the other by way of a third file: files in a circle could not be loaded in order. */
function withJoined(
  files: Plan["files"],
  loaded: LoadedBy,
  from: number,
  into: number,
): Plan["files"] | null {
  const [one, other] = [files[from], files[into]];
  if (!one || !other) return null;
  const meets = (file: PlannedFile, target: number) =>
    file.imports.some((next) => next !== target && has(loaded(next), target));
  if (meets(one, into) || meets(other, from)) return null;
  const both: PlannedFile = {
    name: one.size > other.size ? one.name : other.name,
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    imports: [...new Set([...one.imports, ...other.imports])].filter((at) => at !== from && at !== into),
  };
  return files.map((file, at) => {
    if (at === from) return null;
    if (at === into) return both;
    if (!file?.imports.includes(from)) return file;
    return { ...file, imports: [...new Set(file.imports.map((each) => (each === from ? into : each)))] };
  });
}

/** What all roots fetch, each besides what is there when it is asked for. */
function costOf({ files, roots, start }: Plan): number {
  const loaded = loadedBy(files);
  let cost = 0;
  for (const { file, importers, weight } of roots) {
    const fetched = loaded(file);
    for (const [at, each] of files.entries()) {
      if (!each || !has(fetched, at) || has(loaded(start), at)) continue;
      if (!importers.every((importer) => has(loaded(importer), at))) cost += weight * (each.size + fileCost);
    }
  }
  return cost;
}

/** A set of files: a bit each. */
type FileSet = Uint32Array;

function has(set: FileSet, file: number): boolean {
  return (((set[file >> 5] ?? 0) >>> (file & 31)) & 1) === 1;
}

/** Gives a file and all that it imports, directly or not. */
type LoadedBy = (file: number) => FileSet;

function loadedBy(files: Plan["files"]): LoadedBy {
  const known = new Map<number, FileSet>();
  return function loaded(file) {
    const found = known.get(file);
    if (found) return found;
    const set: FileSet = new Uint32Array(Math.ceil(files.length / 32));
    known.set(file, set);
    set[file >> 5] = (set[file >> 5] ?? 0) | (1 << (file & 31));
    for (const next of files[file]?.imports ?? [])
      loaded(next).forEach((word, at) => (set[at] = (set[at] ?? 0) | word));
    return set;
  };
}

/** Each file after those that it imports. */
function inOrderOfImports(files: Plan["files"]): readonly number[] {
  const met = new Set<number>();
  const order: number[] = [];
  const visit = (at: number) => {
    if (met.has(at)) return;
    met.add(at);
    for (const next of files[at]?.imports ?? []) visit(next);
    if (files[at]) order.push(at);
  };
  for (const at of files.keys()) visit(at);
  return order;
}
