// Builds one script of the first paint, separately from the page and with its own settings.

import path from "node:path";
import { build, type InlineConfig, type Rolldown } from "vite";
import { withUsedWords, wordsOf } from "./used-words.ts";

/** The folder of the page. */
export const web = path.resolve(import.meta.dirname, "..");

/** The folder of the scripts. */
export const sources = path.join(web, "src/app/first-paint");

/** Builds the script. It contains only those messages that its code names. */
export async function bundledScript(config: InlineConfig): Promise<string> {
  const { modules } = await chunkOf({ ...config, build: { ...config.build, minify: false } });
  const plugins = [...(config.plugins ?? []), withUsedWords(wordsOf(modules))];
  return (await chunkOf({ ...config, plugins })).code;
}

export async function bundled(config: InlineConfig): Promise<string> {
  return (await chunkOf(config)).code;
}

async function chunkOf(config: InlineConfig): Promise<Rolldown.OutputChunk> {
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
