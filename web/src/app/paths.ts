// The one table of places in the product: it feeds the router and the titles.

import type { ComponentType } from "react";

export type Group = "Simplify" | "Logic Tables" | "Circuit" | "Number Systems" | "Boolean Algebra";

export interface Section {
  /** Path after the `#`; a segment with a colon stands for any one segment. */
  readonly path: `/${string}`;
  readonly label: string;
  /** The group it is listed under; null where it is listed apart or not at all. */
  readonly group: Group | null;
  /** Loads the screen; null while there is none, and the notice stands there. */
  readonly screen: (() => Promise<{ readonly Component: ComponentType }>) | null;
}

const simplifier = () => import("../features/simplifier/simplifier-page.tsx");

/** Specification, section 2. The first match gives the title. `/` has the Simplifier until Home is there. */
export const sections: readonly Section[] = [
  { path: "/", label: "Home", group: null, screen: simplifier },
  { path: "/simplify", label: "Simplify", group: "Simplify", screen: simplifier },
  { path: "/kmap", label: "Karnaugh Map", group: "Logic Tables", screen: null },
  { path: "/ttable", label: "Truth Table", group: "Logic Tables", screen: null },
  { path: "/soppos", label: "SoP PoS", group: "Logic Tables", screen: null },
  { path: "/cgen", label: "Generator", group: "Circuit", screen: null },
  { path: "/csim", label: "Simulator", group: "Circuit", screen: null },
  { path: "/number-systems", label: "Number Systems", group: "Number Systems", screen: null },
  { path: "/learn", label: "Learn", group: "Boolean Algebra", screen: null },
  { path: "/learn/lesson/:lessonId", label: "Lesson", group: null, screen: null },
  { path: "/upgrade", label: "Upgrade", group: null, screen: null },
];

/** The first section a path lies in, by whole segments; `/` is only itself. */
export function sectionOf(path: string): Section | undefined {
  const segments = segmentsOf(path);
  return sections.find((section) => {
    const own = segmentsOf(section.path);
    if (own.length === 0) return segments.length === 0;
    return own.every((segment, at) => segment === segments[at]);
  });
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}
