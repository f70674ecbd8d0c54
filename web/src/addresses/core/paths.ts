// The one table of paths: it feeds router, drawer, titles and home cards. Pure; screens are named in app/screens.ts,
// icons in app/section-icons.ts.

import { specified } from "#messages/specified.ts";

/** The drawer's groups in its order (specification, section 2). */
export const groups = [
  specified.groupSimplify,
  specified.groupLogicTables,
  specified.groupCircuit,
  specified.groupNumberSystems,
  specified.groupBooleanAlgebra,
] as const;

export type Group = (typeof groups)[number];

interface SectionShape {
  /** Path after the `#`; a segment with a colon stands for any one segment. */
  readonly path: `/${string}`;
  readonly label: string;
  /** The group it is listed under; null where it is listed apart or not at all. */
  readonly group: Group | null;
  /** Whether the screen takes the full space, so that the drawer only ever lies over it. */
  readonly fullSpace?: boolean;
}

/** Specification, section 2. The first match gives the title. */
export const sections = [
  { path: "/", label: specified.home, group: null },
  { path: "/simplify", label: "Simplify", group: "Simplify" },
  { path: "/kmap", label: "Karnaugh Map", group: "Logic Tables" },
  { path: "/ttable", label: "Truth Table", group: "Logic Tables" },
  { path: "/soppos", label: "SoP PoS", group: "Logic Tables" },
  { path: "/cgen", label: "Generator", group: "Circuit" },
  { path: "/csim", label: "Simulator", group: "Circuit", fullSpace: true },
  { path: "/number-systems", label: "Number Systems", group: "Number Systems" },
  { path: "/learn", label: "Learn", group: "Boolean Algebra" },
  { path: "/learn/lesson/:lessonId", label: "Lesson", group: null, fullSpace: true },
  { path: "/upgrade", label: "Upgrade", group: null },
] as const satisfies readonly SectionShape[];

export type SectionPath = (typeof sections)[number]["path"];
export type Section = SectionShape & { readonly path: SectionPath };

/** A path of the table, with or without a query. */
export type Address = SectionPath | `${SectionPath}?${string}`;

/** The first section a path lies in, by whole segments; `/` is only itself. */
export function sectionOf(path: string): Section | undefined {
  const segments = segmentsOf(path);
  return sections.find((section) => {
    const own = segmentsOf(section.path);
    if (own.length === 0) return segments.length === 0;
    return own.every((segment, at) => segment === segments[at]);
  });
}

/** Whether the screen of a path takes the full space; unlike the title it goes by the path itself. */
export function takesFullSpace(path: string): boolean {
  const segments = segmentsOf(path);
  return sections.some((section: Section) => {
    const own = segmentsOf(section.path);
    const same = own.length === segments.length;
    return (
      section.fullSpace && same && own.every((part, at) => part.startsWith(":") || part === segments[at])
    );
  });
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}
