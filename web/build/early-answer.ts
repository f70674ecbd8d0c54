// Builds the scripts that answer in the frame of the first paint on a slow line. The page's own components draw the
// rows of an answer. React and the library would take as long to load as the page, so small stand-ins replace them.

import path from "node:path";
import type { InlineConfig, Plugin } from "vite";
import type { DrawnAnswer } from "../src/app/first-paint/core/drawing.ts";
import { bundledScript, sources, web } from "./first-paint-bundle.ts";

const folder = path.join(sources, "answer");

const standIns = [
  [/^react(?:-dom|\/jsx-runtime)?$/, "react.ts"],
  [/^@mantine\/core$/, "library.ts"],
  [/^@mantine\/hooks$/, "library-hooks.ts"],
  [/^#(?:lib\/page-part\.ts|components\/(?:lazy-part|busy-bar)\.tsx)$/, "not-yet.ts"],
  [/^(?:#contract|\.)\/sentences\.ts$/, "no-sentences.ts"],
] as const;

/** The script fetches no part of the page, so it names none. */
const withoutParts: Plugin = {
  name: "without-parts",
  enforce: "pre",
  transform: (code, id) =>
    id.startsWith(web) ? code.replaceAll(/\bimport\((?=")/g, "Promise.reject(") : null,
};

/** The script that asks the service, and passes its question on to the page. */
export function earlyAnswerScript(mode: string): Promise<string> {
  return bundledScript(settings(mode, "early-answer.ts"));
}

/** The script that draws an answer. */
export function earlyDrawingScript(mode: string, drawn: DrawnAnswer): Promise<string> {
  const alias = standIns.map(([find, file]) => ({ find, replacement: path.join(folder, file) }));
  return bundledScript({
    ...settings(mode, "answered-screen.tsx"),
    define: { drawnByBuild: JSON.stringify(drawn) },
    plugins: [withoutParts],
    resolve: { alias },
  });
}

function settings(mode: string, entry: string): InlineConfig {
  return {
    mode,
    build: {
      modulePreload: false,
      rolldownOptions: {
        input: path.join(folder, entry),
        preserveEntrySignatures: "strict",
        output: { format: "es" },
        treeshake: { moduleSideEffects: (id) => id.startsWith(folder) },
      },
    },
  };
}
