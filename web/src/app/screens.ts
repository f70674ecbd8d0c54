// The screen of each path, fetched on the first visit.

import type { ComponentType } from "react";
import { accountsAreOn } from "#account/accounts.ts";
import type { SectionPath } from "#addresses/core/paths.ts";
import type { LazyModule } from "#lib/lazy-module.ts";
import { lazy } from "#lib/lazy.ts";

export type Screen = LazyModule<{ readonly Component: ComponentType }>;

export const screens: Readonly<Record<SectionPath, Screen>> = {
  "/": lazy(() => import("../features/home/home-page.tsx")),
  "/simplify": lazy(() => import("../features/simplifier/simplifier-page.tsx")),
  "/kmap": lazy(() => import("../features/kmap/kmap-page.tsx")),
  "/ttable": lazy(() => import("../features/truth-table/truth-table-page.tsx")),
  "/soppos": lazy(() => import("../features/sop-pos/sop-pos-page.tsx")),
  "/cgen": lazy(() => import("../features/generator/generator-page.tsx")),
  "/csim": lazy(() => import("../features/simulator/simulator-page.tsx")),
  "/number-systems": lazy(() => import("../features/number-systems/number-systems-page.tsx")),
  "/learn": lazy(() => import("../features/learn/learn-page.tsx")),
  "/learn/review": lazy(() => import("../features/learn/lesson-page.tsx")),
  "/learn/lesson/:lessonId": lazy(() => import("../features/learn/lesson-page.tsx")),
  "/upgrade": accountsAreOn
    ? lazy(() => import("../features/upgrade/upgrade-page.tsx"))
    : lazy(() => import("./notice-page.tsx")),
};
