// The build settings of the page alone, without the Worker. vite.config.ts extends them, and the browser tests build
// with them and an operator's settings.

import path from "node:path";
import react from "@vitejs/plugin-react";
import type { Rolldown, UserConfig } from "vite";
import { operatorHeaders } from "./operator-headers.ts";
import { securityTextFile } from "./security-text.ts";
import { serviceWorker } from "./service-worker.ts";
import { withoutUnusedStyles } from "./unused-styles.ts";

/**
 * The room of functions that are given row by row, and its texts, are needed by two screens only; the room of the derivations,
 * and its texts, by answers only; the setting of the minimum by its line and by the settings; the named icons by dialogs, lessons, lists
 * and answers only.
 */
const shareable =
  /[\\/]web[\\/]src[\\/](?!features|history|learn|lessons|numbers|rows|steps|expression[\\/]minimum[\\/]shows|messages[\\/](?:sop-pos|specified-steps|steps)\.ts)|[\\/]worker[\\/]contract[\\/]|@tabler(?!.*Icon(?:Bulb|Clock|Eye|EyeOff|ListNumbers|Refresh|Share2|Trash)\.)|@mantine[\\/]hooks/;

/**
 * Screens apart from the others, and what Premium adds, which shows a little of many: a module that one of them shares with another
 * screen does not go into the shared file.
 */
const apart =
  /[\\/]src[\\/](?:(?:features[\\/](?:simulator|learn|kmap|generator)|learn|lessons)[\\/]|account[\\/]premium-(?:adds|told)\.tsx$)/;

/** A screen, or the parts that it fetches at once to be ready for the first press. */
const ofScreen = /[\\/](?:features[\\/].+-page\.tsx|(?:features|rows)[\\/].*form-parts\.ts)$/;

/** The hooks that call the engine: each screen with an expression needs one, in its form or in the answer below it. */
const ofEngine = /[\\/]lib[\\/]engine[\\/]use-[^\\/]+\.ts$/;

/** The screens whose form needs a module. */
function screensOf(id: string, graph: Rolldown.ChunkingContext, met = new Set<string>()): Set<string> {
  if (met.has(id) || apart.test(id)) return new Set();
  met.add(id);
  if (ofScreen.test(id)) return new Set([id]);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return new Set(importers.flatMap((importer) => [...screensOf(importer, graph, met)]));
}

/** The modules that no other imports statically and that need this module, without those of the screens apart. */
function rootsOf(id: string, graph: Rolldown.ChunkingContext, met = new Set<string>()): Set<string> {
  if (met.has(id) || apart.test(id)) return new Set();
  met.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  if (importers.length === 0) return new Set([id]);
  return new Set(importers.flatMap((importer) => [...rootsOf(importer, graph, met)]));
}

/**
 * Modules for calls of the service, used by several parts: the notice of errors, the query cache, the schemas of
 * answers. In the file of the answers, a screen that makes no calls would load them too.
 */
const ofCalls =
  /[\\/]lib[\\/](?:error-notice|query-client)\.ts$|[\\/]contract[\\/](?:simplify|derivation-step|lines|steps-targets)\.ts$/;

/** The Karnaugh map with its texts: the screens with a map fetch it with their first map, and no answer needs it. */
const ofMaps = /[\\/]web[\\/]src[\\/](?:kmap[\\/]|messages[\\/](?:karnaugh-map|map-files)\.ts$)/;

/**
 * Forms without static hazards: fetched when the visitor asks for such a form, or with the map; no answer needs them.
 */
const ofHazards = /[\\/]web[\\/]src[\\/](?:expression[\\/]hazards[\\/]|messages[\\/]hazards\.ts$)/;

/** The claim that an answer's form is proved to be minimal: no lesson needs it. */
const ofClaims = /[\\/]web[\\/]src[\\/]expression[\\/]form-claim\.tsx$/;

/** The menu of an answer's tools, and of a table's functions: no lesson needs it. */
const ofOpening = /[\\/]web[\\/]src[\\/](?:expression[\\/]open-in-menu\.tsx|messages[\\/]open-in\.ts)$/;

/** Whether only the account and the screen of the packages need a module. Such modules are not put with the answers. */
function isOfAccount(id: string, graph: Rolldown.ChunkingContext, met = new Set<string>()): boolean {
  if (met.has(id)) return true;
  met.add(id);
  if (/[\\/]web[\\/]src[\\/](?:account|features[\\/]upgrade)[\\/]/.test(id)) return true;
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.length > 0 && importers.every((importer) => isOfAccount(importer, graph, met));
}

/** Functions that are given row by row: SoP PoS and the Karnaugh map need them. */
const ofRows =
  /[\\/]web[\\/]src[\\/](?:rows|features[\\/]sop-pos[\\/](?!sop-pos-page)|addresses[\\/]core[\\/]sop-pos[^\\/]*$|messages[\\/]sop-pos\.ts)/;
const isSopPos = (screen: string) => screen.endsWith("sop-pos-page.tsx");

/** Icons of several screens that no first visit needs; in one file, because each file costs more than its icon. */
const ofIcons = /Icon(?:Refresh|Share2|Trash)\./;

/** Saving a file: needed only when a visitor saves. */
const ofSaving = /[\\/]lib[\\/]save-(?:file|png)\.ts$/;

/** Whether several separately fetched files need a module, and the module is in none of the groups above. */
function isShared(id: string, graph: Rolldown.ChunkingContext): boolean {
  if (
    [ofCalls, ofMaps, ofHazards, ofClaims, ofOpening, ofSaving].some((apartFromAnswers) =>
      apartFromAnswers.test(id),
    )
  )
    return false;
  return !isOfAccount(id, graph) && rootsOf(id, graph).size > 1;
}

/** The name of a screen's second file, with modules that its form shares with parts; null if no form needs a module. */
function besideScreen(id: string, graph: Rolldown.ChunkingContext): string | null {
  const [screen] = screensOf(id, graph);
  return screen?.endsWith("-page.tsx") === true ? `${path.basename(screen, "-page.tsx")}-parts` : null;
}

export const pageConfig = {
  root: path.resolve(import.meta.dirname, ".."),
  plugins: [react(), withoutUnusedStyles(), operatorHeaders(), securityTextFile(), serviceWorker()],
  worker: { format: "es" },
  build: {
    emptyOutDir: true,
    // No warning here: tests/served/sizes.test.ts has caps in gzip for the files of a first visit.
    chunkSizeWarningLimit: 1000,
    // A browser without module preloads loads the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Three or four files for each screen: modules of every screen, modules of several screens, modules that the
        // screen shares with parts that come later, and its own. A dozen small files would cost more, in round trips
        // and in compression, than the few kilobytes that not every screen needs.
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 4 },
            // Shared by sign-in and statistics; no screen needs it.
            { name: "firebase", test: /[\\/]lib[\\/]firebase-app\.ts$/, priority: 3 },
            {
              debugName: "shared",
              name: (id, graph) => (screensOf(id, graph).size > 1 || ofEngine.test(id) ? "shared" : null),
              test: shareable,
              minShareCount: 2,
              priority: 2,
            },
            {
              // With what SoP PoS alone needs: a file between them would compress worse, and the map reads little that it
              // does not need.
              debugName: "rows",
              name: (id, graph) => ([...screensOf(id, graph)].some(isSopPos) ? "sop-pos" : null),
              test: ofRows,
              priority: 1.5,
            },
            { name: "icons", test: ofIcons, minShareCount: 2, priority: 1 },
            {
              // In the file of the answers, such a module would make the screen load all answers.
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
