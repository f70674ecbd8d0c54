// The one table of paths: it feeds router, drawer, titles and home cards. Pure; screens are named in app/screens.ts,
// icons in app/section-icons.ts.

import { specifiedDrawer } from "#messages/specified.ts";

/** The drawer's groups in its order (specification, section 2). */
export const groups = [
  specifiedDrawer.groupSimplify,
  specifiedDrawer.groupLogicTables,
  specifiedDrawer.groupCircuit,
  specifiedDrawer.groupNumberSystems,
  specifiedDrawer.groupBooleanAlgebra,
] as const;

type Group = (typeof groups)[number];

interface SectionShape {
  /** The path after the `#`; a segment with a colon matches any one segment. */
  readonly path: `/${string}`;
  readonly label: string;
  /** The group that lists the section; null if it is listed outside the groups or not at all. */
  readonly group: Group | null;
  /** Whether the screen takes the full space, so that the drawer is never docked but only opens over it. */
  readonly fullSpace?: boolean;
}

/** Specification, section 2. The first match gives the title. */
export const sections = [
  { path: "/", label: specifiedDrawer.home, group: null },
  { path: "/simplify", label: "Simplify", group: "Simplify" },
  { path: "/kmap", label: "Karnaugh Map", group: "Logic Tables" },
  { path: "/ttable", label: "Truth Table", group: "Logic Tables" },
  { path: "/soppos", label: "SoP PoS", group: "Logic Tables" },
  { path: "/cgen", label: "Generator", group: "Circuit" },
  { path: "/csim", label: "Simulator", group: "Circuit", fullSpace: true },
  { path: "/number-systems", label: "Number Systems", group: "Number Systems" },
  { path: "/learn", label: "Learn", group: "Boolean Algebra" },
  { path: "/learn/review", label: "Review", group: null, fullSpace: true },
  { path: "/learn/lesson/:lessonId", label: "Lesson", group: null, fullSpace: true },
  { path: "/upgrade", label: "Premium", group: null },
] as const satisfies readonly SectionShape[];

export type SectionPath = (typeof sections)[number]["path"];
export type Section = SectionShape & { readonly path: SectionPath };

/** A path of the table, with or without a query. */
export type Address = SectionPath | `${SectionPath}?${string}`;

/**
 * The section that gives a path its title and its mark in the drawer: the first one whose path begins the given path,
 * by whole segments; `/` matches only itself. Undefined for a path without a screen.
 */
export function sectionOf(path: string): Section | undefined {
  if (!screenOf(path)) return undefined;
  const segments = segmentsOf(path);
  return sections.find((section) => {
    const own = segmentsOf(section.path);
    if (own.length === 0) return segments.length === 0;
    return own.every((segment, at) => segment === segments[at]);
  });
}

/** Whether the screen of a path takes the full space; unlike the title, this depends on the path's own screen. */
export function takesFullSpace(path: string): boolean {
  return screenOf(path)?.fullSpace ?? false;
}

/**
 * The path as the table spells it, for one that differs in capitals or in doubled or final slashes only; any other
 * path is returned as it is. A segment that matches a colon keeps its capitals.
 */
export function canonicalPath(path: string): string {
  const segments = segmentsOf(path);
  const matching = all.find(({ path: known }) => matches(segmentsOf(known), segments, sameLetters));
  if (!matching) return path;
  const own = segmentsOf(matching.path);
  return `/${segments.map((segment, at) => (isOpen(own[at]) ? segment : own[at])).join("/")}`;
}

const all: readonly Section[] = sections;

/** The section whose screen a path shows, unlike the one that gives its title; a final slash does not count. */
export function screenOf(path: string): Section | undefined {
  return all.find(({ path: known }) => matches(segmentsOf(known), segmentsOf(path), Object.is));
}

function matches(
  own: readonly string[],
  segments: readonly string[],
  isSame: (one: string, other: string | undefined) => boolean,
): boolean {
  return (
    own.length === segments.length && own.every((part, at) => isOpen(part) || isSame(part, segments[at]))
  );
}

function sameLetters(one: string, other: string | undefined): boolean {
  return one === other?.toLowerCase();
}

function isOpen(part: string | undefined): boolean {
  return part?.startsWith(":") ?? false;
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}
