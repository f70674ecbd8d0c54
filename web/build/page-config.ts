// How the page alone is built, without the Worker: what vite.config.ts adds to, and the browser tests build with
// an operator's settings.

import path from "node:path";
import react from "@vitejs/plugin-react";
import type { Rolldown, UserConfig } from "vite";
import { operatorHeaders } from "./operator-headers.ts";
import { serviceWorker } from "./service-worker.ts";
import { withoutUnusedStyles } from "./unused-styles.ts";

const shareable =
  /[\\/]web[\\/]src[\\/](?!features|history)|[\\/]worker[\\/]contract[\\/]|@tabler|@mantine[\\/]hooks/;

/** Screens of their own kind: what they share with one other screen is no reason for all to load it. */
const apart = /[\\/]features[\\/](?:simulator|learn)[\\/]/;

/** A screen, or what it fetches at once to be ready for the first press. */
const ofScreen = /[\\/]features[\\/].+(?:-page\.tsx|[\\/]form-parts\.ts)$/;

/** The hooks that ask the engine: each screen with an expression needs one, in its form or in the answer below it. */
const ofEngine = /[\\/]lib[\\/]engine[\\/]use-[^\\/]+\.ts$/;

/** The screens whose form needs a module. */
function screensOf(id: string, graph: Rolldown.ChunkingContext, met = new Set<string>()): Set<string> {
  if (met.has(id) || apart.test(id)) return new Set();
  met.add(id);
  if (ofScreen.test(id)) return new Set([id]);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return new Set(importers.flatMap((importer) => [...screensOf(importer, graph, met)]));
}

/** The files that are fetched for themselves, besides those of the screens apart, and need a module. */
function rootsOf(id: string, graph: Rolldown.ChunkingContext, met = new Set<string>()): Set<string> {
  if (met.has(id) || apart.test(id)) return new Set();
  met.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  if (importers.length === 0) return new Set([id]);
  return new Set(importers.flatMap((importer) => [...rootsOf(importer, graph, met)]));
}

/**
 * What calls of the service need, of several parts: the notice of errors, the query cache, the schema of an answer. In the
 * file of the answers, a screen that only draws would load it too.
 */
const ofCalls = /[\\/]lib[\\/](?:error-notice|query-client)\.ts$|[\\/]contract[\\/]simplify\.ts$/;

/** The room of the map with its texts: its screens fetch it with their first map, and no answer needs it. */
const ofMaps = /[\\/]web[\\/]src[\\/](?:kmap[\\/]|messages[\\/]karnaugh-map\.ts$)/;

/** Forms without static hazards: fetched when one is asked for, or with the map, and no answer needs them. */
const ofHazards = /[\\/]web[\\/]src[\\/](?:expression[\\/]hazards[\\/]|messages[\\/]hazards\.ts$)/;

/** What says of an answer's form that it is proved: no lesson needs it. */
const ofClaims =
  /[\\/]web[\\/]src[\\/](?:expression[\\/](?:form-claim\.tsx|term-share[\\/])|messages[\\/]term-share\.ts)/;

/** The menu of an answer's tools, and of a table's functions: no lesson needs it. */
const ofOpening = /[\\/]web[\\/]src[\\/](?:components[\\/]open-in-menu\.tsx|messages[\\/]open-in\.ts)$/;

/** Whether only the account and what can be bought for it need a module: their parts share most, and no answer needs it. */
function isOfAccount(id: string, graph: Rolldown.ChunkingContext, met = new Set<string>()): boolean {
  if (met.has(id)) return true;
  met.add(id);
  if (/[\\/]web[\\/]src[\\/](?:account|features[\\/]upgrade)[\\/]/.test(id)) return true;
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.length > 0 && importers.every((importer) => isOfAccount(importer, graph, met));
}

/** What saves a file is needed only where something is saved. */
const ofSaving = /[\\/]lib[\\/]save-file\.ts$/;

/** Whether several files that are fetched for themselves need a module, and it belongs to none of them. */
function isShared(id: string, graph: Rolldown.ChunkingContext): boolean {
  if (
    [ofCalls, ofMaps, ofHazards, ofClaims, ofOpening, ofSaving].some((apartFromAnswers) =>
      apartFromAnswers.test(id),
    )
  )
    return false;
  return !isOfAccount(id, graph) && rootsOf(id, graph).size > 1;
}

/** The name of the file beside a screen's own for what its form shares with parts; null where no form needs a module. */
function besideScreen(id: string, graph: Rolldown.ChunkingContext): string | null {
  const [screen] = screensOf(id, graph);
  return screen?.endsWith("-page.tsx") === true ? `${path.basename(screen, "-page.tsx")}-parts` : null;
}

export const pageConfig = {
  root: path.resolve(import.meta.dirname, ".."),
  plugins: [react(), withoutUnusedStyles(), operatorHeaders(), serviceWorker()],
  worker: { format: "es" },
  build: {
    emptyOutDir: true,
    // What a first visit loads has a budget of its own, in gzip: tests/shell/budget.test.ts.
    chunkSizeWarningLimit: 1000,
    // A browser without module preloads loads the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Three files for each screen, or four: what every screen needs, what several share, what it shares with parts
        // that come later, and its own. A dozen small ones would cost more in round trips, and in compression, than the
        // few kilobytes that not every screen needs.
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 4 },
            // What sign-in and statistics share; no screen needs it.
            { name: "firebase", test: /[\\/]lib[\\/]firebase-app\.ts$/, priority: 3 },
            {
              debugName: "shared",
              name: (id, graph) => (screensOf(id, graph).size > 1 || ofEngine.test(id) ? "shared" : null),
              test: shareable,
              minShareCount: 2,
              priority: 2,
            },
            {
              // In the file of the answers, it would make the screen load all of that.
              debugName: "parts",
              name: (id, graph) => (isShared(id, graph) ? besideScreen(id, graph) : null),
              test: shareable,
              minShareCount: 2,
              priority: 1,
            },
            {
              debugName: "answers",
              name: (id, graph) => (isShared(id, graph) ? "answers" : null),
              test: shareable,
              minShareCount: 2,
              priority: 0,
            },
          ],
        },
      },
    },
  },
} satisfies UserConfig;
