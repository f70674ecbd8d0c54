// The screen of each path, fetched on the first visit.

import type { ComponentType } from "react";
import { accountsAreOn } from "#account/accounts.ts";
import type { SectionPath } from "#addresses/core/paths.ts";
import { pagePart } from "#lib/page-part.ts";
import type { Part } from "#lib/part.ts";

export type Screen = Part<ComponentType>;

function screen(fetchModule: () => Promise<{ readonly Component: ComponentType }>): Screen {
  return pagePart(async () => (await fetchModule()).Component);
}

export const screens: Readonly<Record<SectionPath, Screen>> = {
  "/": screen(() => import("../features/home/home-page.tsx")),
  "/simplify": screen(() => import("../features/simplifier/simplifier-page.tsx")),
  "/kmap": screen(() => import("../features/kmap/kmap-page.tsx")),
  "/ttable": screen(() => import("../features/truth-table/truth-table-page.tsx")),
  "/soppos": screen(() => import("../features/sop-pos/sop-pos-page.tsx")),
  "/cgen": screen(() => import("../features/generator/generator-page.tsx")),
  "/csim": screen(() => import("../features/simulator/simulator-page.tsx")),
  "/number-systems": screen(() => import("../features/number-systems/number-systems-page.tsx")),
  "/learn": screen(() => import("../features/learn/learn-page.tsx")),
  "/learn/review": screen(() => import("../features/learn/lesson-page.tsx")),
  "/learn/lesson/:lessonId": screen(() => import("../features/learn/lesson-page.tsx")),
  "/upgrade": accountsAreOn
    ? screen(() => import("../features/upgrade/upgrade-page.tsx"))
    : screen(() => import("./notice-page.tsx")),
};
