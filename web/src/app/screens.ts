// The screen of each path, loaded on the first visit; null where none is built yet and the notice is shown.

import type { ComponentType } from "react";
import type { SectionPath } from "#addresses/core/paths.ts";

type Screen = () => Promise<{ readonly Component: ComponentType }>;

export const screens: Readonly<Record<SectionPath, Screen | null>> = {
  "/": () => import("../features/home/home-page.tsx"),
  "/simplify": () => import("../features/simplifier/simplifier-page.tsx"),
  "/kmap": null,
  "/ttable": () => import("../features/truth-table/truth-table-page.tsx"),
  "/soppos": () => import("../features/sop-pos/sop-pos-page.tsx"),
  "/cgen": null,
  "/csim": null,
  "/number-systems": () => import("../features/number-systems/number-systems-page.tsx"),
  "/learn": null,
  "/learn/lesson/:lessonId": null,
  "/upgrade": null,
};
