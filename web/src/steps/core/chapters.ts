// Divides a long derivation into chapters: runs of steps that mostly have one theme. Pure.

import type { DerivationStep } from "#contract/derivation-step.ts";
import { lawLabel } from "#answer/steps/core/labels.ts";

export interface Chapter {
  /** The theme of most of its steps. */
  readonly theme: Theme;
  /** Whether an earlier chapter has the same theme. */
  readonly isFurther: boolean;
  /** The index of its first step. */
  readonly first: number;
  /** The index of its last step, included. */
  readonly last: number;
}

type Theme = "bars" | "xor" | "products" | "tidying" | "pairs" | "extras";

/** Which chapters are open. */
export interface Folding {
  /** The first steps of the chapters that the reader has opened. */
  readonly opened: ReadonlySet<number>;
  /** The open step, if the reader has folded its chapter while that step was open. */
  readonly foldedAt: number | null;
}

/** A derivation of at most this many lines has no chapters. */
const linesMax = 100;
const [chaptersMin, chaptersMax] = [3, 12];
/**
 * The price of a further chapter in a derivation of 100 lines: it must reduce the number of steps in a chapter of
 * another theme by more than this.
 */
const worth = 2;

/** The chapters; none for a derivation that is short or has a single theme. */
export function chaptersOf(steps: readonly DerivationStep[]): readonly Chapter[] {
  if (steps.length <= linesMax) return [];
  const blocks = blocksOf(steps);
  const ends = split(blocks, (worth * steps.length) / 100);
  const seen = new Set<Theme>();
  const chapters = ends.map((end, at): Chapter => {
    const own = blocks.slice(ends[at - 1] ?? 0, end);
    const theme = largest(own).theme;
    const isFurther = seen.has(theme);
    seen.add(theme);
    return { theme, isFurther, first: own[0]?.first ?? 0, last: own.at(-1)?.last ?? 0 };
  });
  return chapters.length > 1 ? chapters : [];
}

export const allFolded: Folding = { opened: new Set(), foldedAt: null };

/**
 * Whether a chapter is open: if the reader has opened it, or if it has the open step and the reader has not folded
 * it.
 */
export function isChapterOpen({ first, last }: Chapter, { opened, foldedAt }: Folding, at: number): boolean {
  return opened.has(first) || (first <= at && at <= last && foldedAt !== at);
}

export function toggleChapter(folding: Folding, chapter: Chapter, at: number): Folding {
  const { first, last } = chapter;
  const opened = new Set(folding.opened);
  if (!isChapterOpen(chapter, folding, at)) return { ...folding, opened: opened.add(first) };
  opened.delete(first);
  return { opened, foldedAt: first <= at && at <= last ? at : folding.foldedAt };
}

/** Neighbouring steps of one theme. No run of one law is in two blocks. */
interface Block {
  readonly theme: Theme;
  readonly first: number;
  readonly last: number;
}

function blocksOf(steps: readonly DerivationStep[]): readonly Block[] {
  const blocks: Block[] = [];
  let theme: Theme | null = null;
  steps.forEach((step, at) => {
    const [own, before] = [themeOf(step, theme), blocks.at(-1)];
    const isSameLaw = at > 0 && lawLabel(step.stepType) === lawLabel(steps[at - 1]?.stepType ?? "");
    if (before && (theme === null || own === theme || isSameLaw))
      blocks[blocks.length - 1] = { ...before, theme: theme ?? own ?? "tidying", last: at };
    else blocks.push({ theme: own ?? "tidying", first: at, last: at });
    theme = isSameLaw ? theme : own;
  });
  return blocks;
}

/** `theme` is that of the step before. The input has no theme and joins the steps after it. */
function themeOf({ stepType, before, after }: DerivationStep, theme: Theme | null): Theme | null {
  switch (stepType) {
    case "CORRECTED":
    case "REMOVED_REDUNDANT_BRACKETS":
      return null;
    case "DOUBLE_NEGATION_LAW":
    case "BASIC_NOT":
    case "DeMorgan_THEOREM":
    case "REVERSED_DeMorgan_THEOREM":
      return "bars";
    case "XOR_GATE":
      return "xor";
    case "DISTRIBUTIVE_LAW":
      return "products";
    case "REVERSED_DISTRIBUTIVE_LAW":
      return "pairs";
    case "OR_REDUNDANCY_LAW":
    case "AND_REDUNDANCY_LAW":
    case "CONSENSUS_LAW":
      return "extras";
    case "OR_IDEMPOTENT_LAW":
      // A step that adds a copy belongs to a pair: the copy lets a term combine with two others.
      return (after?.part.length ?? 0) > (before?.part.length ?? 0) ? "pairs" : "tidying";
    case "OR_COMPLEMENT_LAW":
    case "AND_IDENTITY_LAW":
      // A pair ends with A.(B+B') → A.1 → A.
      return theme === "pairs" ? "pairs" : "tidying";
    default:
      return "tidying";
  }
}

/** The block numbers behind the last block of each chapter: with few steps in a chapter of another theme, and few chapters. */
function split(blocks: readonly Block[], price: number): readonly number[] {
  const count = blocks.length;
  const strangers = strangersOf(blocks);
  /**
   * For each number of chapters and of blocks, the smallest number of steps in a chapter of another theme, and the
   * block at which the last chapter begins.
   */
  const rows: { readonly least: number; readonly from: number }[][] = [
    Array.from({ length: count + 1 }, (_, to) => ({ least: to === 0 ? 0 : Infinity, from: 0 })),
  ];
  for (let chapters = 1; chapters <= Math.min(chaptersMax, count); chapters += 1) {
    const shorter = rows[chapters - 1] ?? [];
    rows.push(
      Array.from({ length: count + 1 }, (_, to) => {
        let [least, first] = [Infinity, 0];
        for (let from = chapters - 1; from < to; from += 1) {
          const all = (shorter[from]?.least ?? Infinity) + (strangers[to]?.[from] ?? 0);
          if (all < least) [least, first] = [all, from];
        }
        return { least, from: first };
      }),
    );
  }
  const cost = (chapters: number) => (rows[chapters]?.[count]?.least ?? Infinity) + price * chapters;
  let chosen = Math.min(chaptersMin, count);
  for (let chapters = chosen + 1; chapters < rows.length; chapters += 1)
    if (cost(chapters) < cost(chosen)) chosen = chapters;
  const ends: number[] = [];
  for (let end = count; chosen > 0; chosen -= 1) {
    ends.unshift(end);
    end = rows[chosen]?.[end]?.from ?? 0;
  }
  return ends;
}

/**
 * `[to][from]`: how many steps the blocks from `from` to `to` have of other themes than the one that is most frequent
 * there.
 */
function strangersOf(blocks: readonly Block[]): readonly (readonly number[])[] {
  return Array.from({ length: blocks.length + 1 }, (_, to) => {
    const counts = new Map<Theme, number>();
    let [all, most] = [0, 0];
    const row: number[] = Array.from({ length: to }, () => 0);
    for (let from = to - 1; from >= 0; from -= 1) {
      const block = blocks[from];
      if (!block) break;
      const own = (counts.get(block.theme) ?? 0) + sizeOf(block);
      counts.set(block.theme, own);
      all += sizeOf(block);
      most = Math.max(most, own);
      row[from] = all - most;
    }
    return row;
  });
}

function sizeOf({ first, last }: Block): number {
  return last - first + 1;
}

/** A block of the most frequent theme, counted by steps. */
function largest(blocks: readonly Block[]): Block {
  const stepsOf = (theme: Theme) =>
    blocks.reduce((sum, own) => sum + (own.theme === theme ? sizeOf(own) : 0), 0);
  return blocks.reduce((most, own) => (stepsOf(own.theme) > stepsOf(most.theme) ? own : most));
}
