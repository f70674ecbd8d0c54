// What a visitor does on the map of the grouping, and what is said of it: two corners, a drag, a group that grows, and the
// sentence of Check or Hint.

import { useMemo, useState } from "react";
import { isSameCube, type Cube } from "#answer/core/cubes.ts";
import type { MapLayout } from "../core/map-layout.ts";
import { rowsOf } from "./core/drawn.ts";
import { check, closestMinimum, cubeOf, hintFor, isForbidden, type Task } from "./core/judge.ts";
import {
  betweenCorners,
  choiceOf,
  draggedOver,
  grownBy,
  type Choice,
  type Rectangle,
} from "./core/rectangle.ts";
import { hintText, outcomeText } from "./core/sentences.ts";
import { useDrag } from "./use-drag.ts";

interface Grouping {
  readonly layout: MapLayout;
  readonly cells: Pick<Task, "values" | "kind">;
  /** Null while the engine's forms are not known. */
  readonly task: Task | null;
  readonly groups: readonly Rectangle[];
  readonly onGroups: (groups: readonly Rectangle[]) => void;
  readonly onSolved: (() => void) | undefined;
  readonly onShown: (() => void) | undefined;
}

/** A sentence about the groups. */
interface Said {
  readonly of: readonly Rectangle[];
  readonly text: string;
  readonly isRight: boolean;
  /** A cube that the sentence proposes; null for none. */
  readonly proposed: Cube | null;
}

export function useGrouping({ layout, cells, task, groups, onGroups, onSolved, onShown }: Grouping) {
  const [corner, setCorner] = useState<number | null>(null);
  const [growing, setGrowing] = useState<number | null>(null);
  const [larger, setLarger] = useState<Cube | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [madeLast, setMadeLast] = useState<number | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const now = said?.of === groups ? said : null;

  const change = (next: readonly Rectangle[], madeAt: number | null = null): void => {
    setCorner(null);
    setGrowing(null);
    setLarger(null);
    setSaid(null);
    setMadeLast(madeAt);
    setChoice(null);
    onGroups(next);
  };
  const make = (rectangle: Rectangle) => {
    const at = growing ?? groups.length;
    const old = groups[at];
    const made = old ? grownBy(layout, old, rectangle) : rectangle;
    change([...groups.slice(0, at), made, ...groups.slice(at + 1)], at);
  };
  const press = (row: number) => {
    if (corner === null) return setCorner(row);
    const rectangles = betweenCorners(layout, corner, row, (one) => isForbidden(cells, one));
    // A group that grows takes the first rectangle, whatever groups there are.
    const next = choiceOf(rectangles, growing === null ? groups : []);
    if (!next) return;
    make(next.rows);
    setChoice(growing === null && next.count > 1 ? next : null);
  };
  const { drag, ...pointer } = useDrag(({ from, to }) =>
    from === to ? press(from) : make(draggedOver(layout, from, to)),
  );

  /** The rectangle under the pointer, or else what was asked for; null for none. */
  const proposed = useMemo((): Rectangle | null => {
    const old = growing === null ? undefined : groups[growing];
    if (drag && drag.from !== drag.to) {
      const rectangle = draggedOver(layout, drag.from, drag.to);
      return old ? grownBy(layout, old, rectangle) : rectangle;
    }
    if (corner !== null) return [corner];
    const cube = larger ?? now?.proposed;
    return cube ? rowsOf(cube, layout.variables) : null;
  }, [layout, groups, growing, drag, corner, larger, now]);

  return {
    corner,
    growing,
    larger,
    proposed,
    /** The index of the group that was made or changed last; null for none. */
    madeLast,
    /** Which rectangle was made last where its corners can mean several; null where they can mean one. */
    choice,
    text: now?.text ?? "",
    isRight: now?.isRight ?? false,
    pointer,
    press,
    /** Forgets the corner, and that a group grows. */
    drop: () => {
      setCorner(null);
      setGrowing(null);
    },
    grow: (at: number) => setGrowing(growing === at ? null : at),
    showLarger: (cube: Cube) => setLarger(larger === cube ? null : cube),
    remove: (at: number) => change(groups.filter((_, other) => other !== at)),
    removeAll: () => groups.length > 0 && change([]),
    check: () => {
      if (!task) return;
      const outcome = check(task, groups);
      const isRight = outcome.kind === "minimum";
      setSaid({ of: groups, text: outcomeText(outcome, task.kind), isRight, proposed: null });
      if (isRight) onSolved?.();
    },
    hint: () => {
      if (!task) return;
      const hint = hintFor(task, groups);
      const text = hintText(hint, task.variables);
      setLarger(null);
      setSaid({ of: groups, text, isRight: false, proposed: hint?.cube ?? null });
    },
    solve: () => {
      if (!task) return;
      const made = groups.flatMap((group) => cubeOf(group, task.variables) ?? []);
      const best = closestMinimum(task, (cube) => made.some((one) => isSameCube(one, cube)));
      onShown?.();
      change(best.map((cube) => rowsOf(cube, task.variables)));
    },
  };
}
