// A map on which the visitor makes the groups: each is judged when it is made, and all together when asked. Nothing is refused
// or moved.

import { Button, useComputedColorScheme } from "@mantine/core";
import { IconArrowsExchange } from "@tabler/icons-react";
import { useMemo, useRef, type ReactNode } from "react";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { Card } from "#components/card.tsx";
import { Note } from "#components/note.tsx";
import { IconButton } from "#components/icon-button.tsx";
import { FormText } from "#answer/form-text.tsx";
import { pagePaints } from "../colours.ts";
import { cellValues, requiredRows } from "../core/cell-values.ts";
import { lookOf } from "../core/group-look.ts";
import { mapLayout } from "../core/map-layout.ts";
import { roomAcross } from "../core/map-size.ts";
import { MapGrid } from "../map-grid.tsx";
import { useCells } from "../use-cells.ts";
import { grouping, karnaughMap } from "#messages/karnaugh-map.ts";
import { formOf, ownGroups, proposedGroup } from "./core/drawn.ts";
import { judge, type Task } from "./core/judge.ts";
import { isRectangle, type Rectangle } from "./core/rectangle.ts";
import { verdictText } from "./core/sentences.ts";
import { GroupList } from "./group-list.tsx";
import classes from "./grouping-board.module.css";
import { useGrouping } from "./use-grouping.ts";

export interface GroupingBoardProps {
  readonly setup: Pick<SopPosSetup, "inputs" | "rows" | "dontCares" | "form" | "isSwapped">;
  readonly names: readonly string[];
  /** The prime implicants and the minimal forms of this function; null while they are not known. */
  readonly task: Task | null;
  readonly groups: readonly Rectangle[];
  readonly onGroups: (groups: readonly Rectangle[]) => void;
  readonly onSwap: () => void;
  /** Whether the sum of the groups is below them; otherwise the screen shows it. */
  readonly hasSum?: boolean;
  /** The visitor's groups are a minimum. */
  readonly onSolved?: () => void;
  /** The solution was asked for. */
  readonly onShown?: () => void;
  /** Controls of the screen, before those of the map. */
  readonly tools?: ReactNode;
  /** Below the sentence about the groups. */
  readonly note?: ReactNode;
}

export function GroupingBoard(props: GroupingBoardProps) {
  const { setup, names, task, onGroups, onSwap, hasSum = true, onSolved, onShown, tools, note } = props;
  const { inputs, rows, dontCares, form: kind, isSwapped } = setup;
  const layout = useMemo(() => mapLayout(inputs, isSwapped), [inputs, isSwapped]);
  const values = useMemo(() => cellValues(inputs, rows, dontCares), [inputs, rows, dontCares]);
  // An address may name cells that make no rectangle.
  const groups = useMemo(
    () => props.groups.filter((group) => isRectangle(layout, group)),
    [props.groups, layout],
  );
  const maps = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme("light", { getInitialValueInEffect: false });
  const work = useGrouping({ layout, cells: { values, kind }, task, groups, onGroups, onSolved, onShown });
  const { corner, growing, proposed, madeLast, choice } = work;
  const { cells } = useCells({ layout, edit: { onPress: work.press }, maps, legend: list });

  const own = useMemo(() => ownGroups(groups, names, kind), [groups, names, kind]);
  const verdicts = useMemo(() => task && judge(task, groups), [task, groups]);
  const sum = useMemo(() => formOf(own, names, kind), [own, names, kind]);
  const wrong = useMemo(
    () => new Set((verdicts ?? []).flatMap((verdict) => (verdict.kind === "holdsOther" ? verdict.rows : []))),
    [verdicts],
  );
  const drawn = {
    layout,
    names,
    values,
    groups: proposed ? [...own, proposedGroup(proposed, growing ?? groups.length)] : own,
    wrong,
    paints: pagePaints(scheme),
  };
  const last = madeLast === null ? undefined : own[madeLast];
  const verdict = madeLast === null ? undefined : verdicts?.[madeLast];

  return (
    <div>
      <div className={`${classes.tools} no-print`}>
        {tools}
        <IconButton
          icon={IconArrowsExchange}
          label={karnaughMap.swap}
          aria-pressed={isSwapped}
          onClick={onSwap}
        />
        <Note as="output" className={classes.how}>
          {noteOf()}
        </Note>
      </div>
      <div className={classes.parts} data-wide={layout.maps.length > 1 || undefined}>
        <div className={classes.drawing}>
          <output className="spoken">
            {last && verdict && grouping.made(last.look.letter, last.rows, verdictText(verdict, kind))}
          </output>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its cells are pressed, and take the keys */}
          <div
            ref={maps}
            className={classes.maps}
            style={{ maxWidth: roomAcross(layout) }}
            {...work.pointer}
            onKeyDown={({ key }) => key === "Escape" && work.drop()}
          >
            {layout.maps.map((_, map) => (
              <MapGrid key={map} drawn={drawn} groups={own} at={map} fillsRoom {...cells} />
            ))}
          </div>
        </div>
        <Card className={classes.groups} title={grouping.groups}>
          <div ref={list} tabIndex={-1}>
            <GroupList
              groups={own}
              verdicts={verdicts}
              names={names}
              kind={kind}
              scheme={scheme}
              growing={growing}
              larger={work.larger}
              onGrow={work.grow}
              onRemove={work.remove}
              onLarger={work.showLarger}
            />
          </div>
          {hasSum && sum && (
            <div className={classes.sum}>
              <FormText form={sum} name={grouping.form[kind]} size="normal" muted={false} />
            </div>
          )}
          <output className={classes.said} data-right={work.isRight || undefined}>
            {work.text}
          </output>
          {note}
          <div className={`${classes.actions} no-print`}>
            <Button disabled={!task} onClick={work.check}>
              {grouping.check}
            </Button>
            <Button variant="default" disabled={!task} onClick={work.hint}>
              {grouping.hint}
            </Button>
            <Button variant="default" disabled={!task} onClick={work.solve}>
              {grouping.show}
            </Button>
            <Button variant="default" aria-disabled={groups.length === 0} onClick={work.removeAll}>
              {grouping.removeAll}
            </Button>
          </div>
        </Card>
      </div>
    </div>
  );

  function noteOf(): string {
    if (requiredRows(values, kind).length === 0) return grouping.noTask;
    if (corner !== null) return grouping.corner(corner);
    if (growing !== null) return grouping.growing(lookOf(growing).letter);
    return choice ? grouping.choice(choice.number, choice.count) : grouping.how;
  }
}
