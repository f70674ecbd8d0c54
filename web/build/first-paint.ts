// Puts the first paint into the built document: a drawing of the page, made at build time by the page's own components,
// and the script that shows the drawing and begins to load the files of the addressed screen.

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { compilers } from "./compilers.ts";
import type { Drawing, Drawn } from "../src/app/first-paint/core/drawing.ts";
import type { FirstFiles } from "../src/app/first-paint/core/first-files.ts";

type Bundle = Rolldown.OutputBundle;

/** The folder of the page. */
const web = path.resolve(import.meta.dirname, "..");

/** The folder of the first paint. */
const sources = path.join(web, "src/app/first-paint");

/** The screens that solve something, or that lead to a solving screen with the first press of Enter. */
const solving = ["/", "/simplify", "/ttable"];

export function firstPaint(): Plugin {
  let mode = "";
  return {
    name: "first-paint",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved(config) {
      ({ mode } = config);
    },
    generateBundle: {
      // Runs late, when the document and the files of the Web Workers are in the bundle.
      order: "post",
      async handler(_options, bundle) {
        const document = bundle["index.html"];
        if (document?.type !== "asset") throw new Error("The build has no index.html.");
        const [drawing, source] = await Promise.all([draw(mode), earlyScript(mode)]);
        const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
        const fileName = `assets/first-paint-${hash}.js`;
        this.emitFile({ type: "asset", fileName, source });
        const files = await firstFiles(bundle);
        const styles = stylesOf(Object.keys(drawing.contents), files, bundle);
        document.source = withFirstPaint(String(document.source), drawing, styles, files, `/${fileName}`);
      },
    },
  };
}

interface FrameStyles {
  /** The style sheets that all drawn screens need. */
  readonly common: readonly string[];
  /** The further styles of each drawn screen, as text: a file would cost a round trip. */
  readonly own: Readonly<Record<string, string>>;
}

function stylesOf(drawn: readonly string[], { screens }: FirstFiles, bundle: Bundle): FrameStyles {
  const sheets = drawn.map((at) => screens[at]?.styles ?? []);
  const common = sheets[0]?.filter((sheet) => sheets.every((others) => others.includes(sheet))) ?? [];
  const textOf = (sheet: string) => {
    const file = bundle[sheet.slice(1)];
    return file?.type === "asset" ? String(file.source) : "";
  };
  const own = drawn.map((at, index) => {
    const rest = (sheets[index] ?? []).filter((sheet) => !common.includes(sheet));
    return [at, rest.map(textOf).join("")] as const;
  });
  return { common, own: Object.fromEntries(own) };
}

function withFirstPaint(
  html: string,
  { styles, shells, accounts, badges, contents }: Drawing,
  { common, own }: FrameStyles,
  files: FirstFiles,
  script: string,
): string {
  const links = common.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join("");
  const templates = Object.entries(contents).flatMap(([at, drawn]) => {
    const style = `<style>${own[at] ?? ""}</style>`;
    const sameStyle = Object.fromEntries(Object.keys(drawn).map((name) => [name, style]));
    return [templatesOf(`${at} style`, sameStyle), templatesOf(at, drawn)];
  });
  // Insert after the page's own style sheet, which has weaker variables of the same names and is loaded before scripts
  // run.
  const data = `<script type="application/json" id="first-files">${JSON.stringify(files)}</script>`;
  const head = `${links}${styles}${data}<script src="${script}"></script>\n  `;
  const around = Object.entries({ shell: shells, account: accounts, badge: badges })
    .map(([part, drawn]) => templatesOf(part, drawn))
    .join("");
  const body = `${around}${templates.join("")}<page-frame></page-frame>\n    `;
  return insertBefore(insertBefore(html, "</head>", head), '<div id="root">', body);
}

function insertBefore(html: string, mark: string, added: string): string {
  const at = html.indexOf(mark);
  if (at === -1) throw new Error(`index.html has no ${mark}.`);
  return html.slice(0, at) + added + html.slice(at);
}

/** A template for each different drawing of a part, with the windows that it is for. */
function templatesOf(part: string, drawn: Drawn): string {
  return [...new Set(Object.values(drawn))]
    .map((html) => {
      const windows = Object.entries(drawn).filter(([, other]) => other === html);
      const names = windows.map(([name]) => name).join(" ");
      return `<template data-part="${part}" data-windows="${names}">${html}</template>`;
    })
    .join("");
}

const printDrawing =
  "process.stdout.write(JSON.stringify((await import(process.argv[1])).drawing), () => process.exit())";

/** Draws in a separate process, because the page's modules need a browser's globals, and there they get a stand-in. */
async function draw(mode: string): Promise<Drawing> {
  const { code } = await built({
    mode,
    plugins: compilers(),
    ssr: { noExternal: true },
    build: {
      ssr: path.join(sources, "render.tsx"),
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const folder = await mkdtemp(path.join(tmpdir(), "first-paint-"));
  try {
    const file = path.join(folder, "render.mjs");
    await writeFile(file, code);
    const env = { ...process.env, NODE_ENV: "production" };
    const args = ["--input-type=module", "--eval", printDrawing, pathToFileURL(file).href];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 2 ** 24 });
    return JSON.parse(stdout) as Drawing;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A classic script, because a module would wait until the whole document is parsed. */
async function earlyScript(mode: string): Promise<string> {
  const { code } = await built({
    mode,
    build: {
      modulePreload: false,
      rolldownOptions: {
        input: path.join(sources, "early.ts"),
        output: { format: "iife" },
        // This script uses only the exports of other modules; side effects, such as making limits or patterns, are
        // dropped.
        treeshake: {
          moduleSideEffects: (id) => id.startsWith(sources),
          propertyReadSideEffects: false,
          manualPureFunctions: ["RegExp"],
        },
      },
    },
  });
  return code;
}

/** Builds one script, separately from the page and with its own settings. */
async function built(config: InlineConfig): Promise<Rolldown.OutputChunk> {
  const results = await build({
    root: web,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    ...config,
    build: { write: false, ...config.build },
  });
  const [result] = [results].flat();
  const chunk = result && "output" in result && result.output.find(({ type }) => type === "chunk");
  if (!chunk || chunk.type !== "chunk") throw new Error("The first paint has no code.");
  return chunk;
}

async function firstFiles(bundle: Bundle): Promise<FirstFiles> {
  const named = (pattern: RegExp) => {
    const name = Object.keys(bundle).find((file) => pattern.test(file));
    if (name === undefined) throw new Error(`The build has no file like ${pattern}.`);
    return `/${name}`;
  };
  return {
    screens: await screenFiles(bundle),
    solving,
    worker: named(/logic\.worker-[^/]*\.js$/),
    wasm: { simd: named(/logic_rs_bg-[^/]*\.wasm$/), plain: named(/logic_rs_plain_bg-[^/]*\.wasm$/) },
  };
}

function chunkOf(module: string, bundle: Bundle): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((file) => file.type === "chunk" && file.facadeModuleId === module);
  if (chunk?.type !== "chunk") throw new Error(`${module} has no chunk of its own.`);
  return chunk;
}

/** Reads from app/screens.ts which module is the screen of a path. */
async function screenFiles(bundle: Bundle): Promise<FirstFiles["screens"]> {
  const table = path.join(web, "src/app/screens.ts");
  const entries = (await readFile(table, "utf8")).matchAll(/"(\/[^"]*)":[^"]*?import\("([^"]+)"\)/g);
  const screens = [...entries].map(([, at = "", module = ""]) => {
    return [at, filesOf(chunkOf(path.resolve(path.dirname(table), module), bundle), bundle)] as const;
  });
  if (screens.length === 0) throw new Error(`${table} names no screens.`);
  return Object.fromEntries(screens);
}

/** The chunk and all that it imports, without what the document loads itself. */
function filesOf(screen: Rolldown.OutputChunk, bundle: Bundle) {
  const chunks = new Set<Rolldown.OutputChunk>();
  const take = (chunk: Rolldown.OutputChunk) => {
    if (chunk.isEntry || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") take(imported);
    }
  };
  take(screen);
  const styles = [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return {
    scripts: [...chunks].map(({ fileName }) => `/${fileName}`),
    styles: [...new Set(styles)].map((name) => `/${name}`),
  };
}
