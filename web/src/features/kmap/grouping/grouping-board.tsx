// A map on which the visitor makes the groups: each is judged when it is made, and all together when asked. Nothing is refused
// or moved.

import { Button, useComputedColorScheme } from "@mantine/core";
import { useMemo, useRef, useState, type ReactNode } from "react";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { Card } from "#components/card.tsx";
import { Note } from "#components/note.tsx";
import { SwitchRow } from "#components/switch-row.tsx";
import { cubeAt, cubeCount, isSameCube, type Cube } from "#expression/core/cubes.ts";
import { FormText } from "#expression/form-text.tsx";
import { pagePaints } from "#kmap/colours.ts";
import { cellValues, requiredRows } from "#kmap/core/cell-values.ts";
import { lookOf } from "#kmap/core/map-groups.ts";
import { mapLayout } from "#kmap/core/map-layout.ts";
import { cellSize, largestCell, sizeOf } from "#kmap/core/map-size.ts";
import { MapGrid } from "#kmap/map-grid.tsx";
import { useCells } from "#kmap/use-cells.ts";
import { grouping } from "#messages/grouping.ts";
import { karnaughMap } from "#messages/karnaugh-map.ts";
import type { ShownForm } from "#rows/core/shown-form.ts";
import { formOf, ownGroups, proposedGroup, rowsOf } from "./core/drawn.ts";
import { check, closestMinimum, hintFor, isForbidden, judge, type Outcome, type Task } from "./core/judge.ts";
import { draggedOver, grownBy, isRectangle, ofCorners, type Rectangle } from "./core/rectangle.ts";
import { hintText, outcomeText, verdictText } from "./core/sentences.ts";
import { GroupList } from "./group-list.tsx";
import classes from "./grouping-board.module.css";
import { useDrag } from "./use-drag.ts";

export interface GroupingBoardProps {
  readonly setup: SopPosSetup;
  readonly names: readonly string[];
  /** The forms of this function; null while they are not known. */
  readonly shown: ShownForm | null;
  readonly groups: readonly Rectangle[];
  readonly onGroups: (groups: readonly Rectangle[]) => void;
  readonly onSwap: () => void;
  /** The visitor's groups are a minimum. */
  readonly onSolved?: () => void;
  /** The solution was asked for. */
  readonly onShown?: () => void;
  /** Controls of the screen, before those of the map. */
  readonly tools?: ReactNode;
  /** Below the sentence about the groups. */
  readonly note?: ReactNode;
}

/** The sentence below the groups, for the groups that it is about. */
interface Said {
  readonly of: readonly Rectangle[];
  readonly text: string;
  readonly isRight: boolean;
  /** A cube that the sentence proposes; null for none. */
  readonly proposed: Cube | null;
}

export function GroupingBoard(props: GroupingBoardProps) {
  const { setup, names, shown, onGroups, onSwap, onSolved, onShown, tools, note } = props;
  const { inputs, rows, dontCares, form: kind, isSwapped } = setup;
  const layout = useMemo(() => mapLayout(inputs, isSwapped), [inputs, isSwapped]);
  const values = useMemo(() => cellValues(inputs, rows, dontCares), [inputs, rows, dontCares]);
  // An address may name cells that make no rectangle.
  const groups = useMemo(
    () => props.groups.filter((group) => isRectangle(layout, group)),
    [props.groups, layout],
  );
  const task = useMemo(() => taskOf(inputs, values, kind, shown), [inputs, values, kind, shown]);
  const [corner, setCorner] = useState<number | null>(null);
  const [growing, setGrowing] = useState<number | null>(null);
  const [larger, setLarger] = useState<Cube | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  /** The index of the group that was made or changed last; null until then. */
  const [madeLast, setMadeLast] = useState<number | null>(null);
  const maps = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme("light", { getInitialValueInEffect: false });

  const change = (next: readonly Rectangle[]): void => {
    setCorner(null);
    setGrowing(null);
    setLarger(null);
    setSaid(null);
    onGroups(next);
  };
  const made = (rectangle: Rectangle) => {
    const old = growing === null ? undefined : groups[growing];
    setMadeLast(growing ?? groups.length);
    if (!old) return change([...groups, rectangle]);
    change(groups.map((group) => (group === old ? grownBy(layout, old, rectangle) : group)));
  };
  const press = (row: number) => {
    if (corner === null) return setCorner(row);
    made(ofCorners(layout, corner, row, (one) => isForbidden({ values, kind }, one)));
  };
  const { drag, ...pointer } = useDrag(({ from, to }) =>
    from === to ? press(from) : made(draggedOver(layout, from, to)),
  );
  const { cells } = useCells({ layout, edit: { onPress: press }, maps, legend: list });

  const own = useMemo(() => ownGroups(groups, names, kind), [groups, names, kind]);
  const verdicts = useMemo(() => task && judge(task, groups), [task, groups]);
  const sum = useMemo(() => formOf(own, names, kind), [own, names, kind]);
  const wrong = useMemo(
    () => new Set((verdicts ?? []).flatMap((verdict) => (verdict.kind === "holdsOther" ? verdict.rows : []))),
    [verdicts],
  );
  const now = said?.of === groups ? said : null;
  const proposed = proposedRows();
  const at = growing ?? groups.length;
  const drawn = {
    layout,
    names,
    values,
    groups: proposed ? [...own, proposedGroup(proposed, at)] : own,
    wrong,
    paints: pagePaints(scheme),
  };

  /** The rectangle under the pointer, or else what was asked for; null for none. */
  function proposedRows(): Rectangle | null {
    const old = growing === null ? undefined : groups[growing];
    if (drag && drag.from !== drag.to) {
      const rectangle = draggedOver(layout, drag.from, drag.to);
      return old ? grownBy(layout, old, rectangle) : rectangle;
    }
    if (corner !== null) return [corner];
    const cube = larger ?? now?.proposed;
    return cube ? rowsOf(cube, inputs) : null;
  }
  const say = (text: string, isRight = false, cube: Cube | null = null) =>
    setSaid({ of: groups, text, isRight, proposed: cube });
  const tell = (outcome: Outcome) => {
    say(outcomeText(outcome, kind), outcome.kind === "minimum");
    if (outcome.kind === "minimum") onSolved?.();
  };
  const propose = (of: Task) => {
    const hint = hintFor(of, groups);
    setLarger(null);
    say(hintText(hint, inputs), false, hint?.cube ?? null);
  };
  const solve = (of: Task) => {
    const best = closestMinimum(of, (cube) => own.some((one) => one.cube && isSameCube(one.cube, cube)));
    onShown?.();
    change(best.map((cube) => rowsOf(cube, inputs)));
  };
  const last = madeLast === null ? undefined : own[madeLast];
  const verdict = madeLast === null ? undefined : verdicts?.[madeLast];
  const isNothing = requiredRows(values, kind).length === 0;

  return (
    <div className={classes.board}>
      <div className={`${classes.tools} no-print`}>
        {tools}
        <SwitchRow isOn={isSwapped} onToggle={onSwap}>
          {karnaughMap.swap}
        </SwitchRow>
      </div>
      <div className={classes.parts} data-wide={layout.maps.length > 1 || undefined}>
        <div className={classes.drawing}>
          <Note as="output" className={classes.how}>
            {noteOf()}
          </Note>
          <output className="spoken">
            {last && verdict && grouping.made(last.look.letter, last.rows, verdictText(verdict, kind))}
          </output>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its cells are pressed, and take the keys */}
          <div
            ref={maps}
            className={classes.maps}
            style={{ maxWidth: layout.across.lines.length * (sizeOf(layout).width * growth + mapGap) }}
            {...pointer}
            onKeyDown={({ key }) => {
              if (key !== "Escape") return;
              setCorner(null);
              setGrowing(null);
            }}
          >
            {layout.maps.map((_, map) => (
              <MapGrid key={map} drawn={drawn} groups={own} at={map} fillsRoom {...cells} />
            ))}
          </div>
        </div>
        <Card className={classes.groups} title={grouping.groups}>
          <div ref={list}>
            <GroupList
              groups={own}
              verdicts={verdicts}
              names={names}
              kind={kind}
              scheme={scheme}
              growing={growing}
              larger={larger}
              onGrow={(index) => setGrowing(growing === index ? null : index)}
              onRemove={(index) => change(groups.filter((_, other) => other !== index))}
              onLarger={(cube) => setLarger(larger === cube ? null : cube)}
            />
          </div>
          {sum && (
            <div className={classes.sum}>
              <FormText form={sum} name={grouping.form[kind]} size="normal" muted={false} />
            </div>
          )}
          <output className={classes.said} data-right={now?.isRight || undefined}>
            {now?.text}
          </output>
          {note}
          <div className={`${classes.actions} no-print`}>
            <Button disabled={!task} onClick={() => task && tell(check(task, groups))}>
              {grouping.check}
            </Button>
            <Button variant="default" disabled={!task} onClick={() => task && propose(task)}>
              {grouping.hint}
            </Button>
            <Button variant="default" disabled={!task} onClick={() => task && solve(task)}>
              {grouping.show}
            </Button>
            <Button
              variant="default"
              aria-disabled={groups.length === 0}
              onClick={() => groups.length > 0 && change([])}
            >
              {grouping.removeAll}
            </Button>
          </div>
        </Card>
      </div>
    </div>
  );

  function noteOf(): string {
    if (isNothing) return grouping.noTask;
    if (corner !== null) return grouping.corner(corner);
    return growing === null ? grouping.how : grouping.growing(lookOf(growing).letter);
  }
}

/** How much larger than in the drawing a cell can be. */
const growth = largestCell / cellSize;

/** The same as in the style sheet, in px. */
const mapGap = 16;

/** Null while the engine's forms are not known, or if there is no minimal form. */
function taskOf(
  variables: number,
  values: Task["values"],
  kind: Task["kind"],
  shown: ShownForm | null,
): Task | null {
  if (!shown?.minimal || !shown.primes || shown.minimal.kind !== kind) return null;
  return {
    variables,
    values,
    kind,
    primes: unpacked(shown.primes),
    minima: shown.minima.map(({ cubes }) => unpacked(cubes)),
    minimaCount: shown.minimaCount,
  };
}

function unpacked(cubes: Uint8Array): readonly Cube[] {
  return Array.from({ length: cubeCount(cubes) }, (_, at) => cubeAt(cubes, at));
}
