// The groups of a map: for each, its letter, line, term and cells, which of the cells are X, and whether the group is
// essential. A press on a group shows it alone and explains its term and its X cells; arrow keys go from group to
// group.

import { UnstyledButton } from "@mantine/core";
import { useMemo } from "react";
import type { FormKind } from "#contract/generated/logic-types.ts";
import { Note } from "#components/note.tsx";
import { useRoving } from "#components/use-roving.ts";
import { packCubes } from "#answer/core/cubes.ts";
import { termAt } from "#answer/core/form.ts";
import { toSpoken } from "#notation/core/written.ts";
import { TermOfForm } from "#answer/form-text.tsx";
import { MathFrame } from "#notation/typeset.tsx";
import { karnaughMap } from "#messages/karnaugh-map.ts";
import { groupColour, type Scheme } from "./colours.ts";
import type { CellValue } from "#table/core/cell-keys.ts";
import { dashes, strengthOf } from "./core/draw-groups.ts";
import type { DrawnGroup, Group } from "./core/shown-groups.ts";
import { whyText } from "./core/why.ts";
import classes from "./legend.module.css";

interface LegendProps {
  readonly groups: readonly Group[];
  readonly names: readonly string[];
  readonly kind: FormKind;
  /** The values of the cells, by the row's number. */
  readonly values: readonly CellValue[];
  readonly scheme: Scheme;
  /** The group that was pressed; null for none. */
  readonly pressed: Group | null;
  readonly onPress: (group: Group) => void;
  /** Called with null when the pointer leaves. */
  readonly onPoint: (group: Group | null) => void;
}

export function Legend({ groups, names, kind, values, scheme, pressed, onPress, onPoint }: LegendProps) {
  const { box, move, stop } = useRoving<HTMLUListElement>(Math.max(0, pressed ? groups.indexOf(pressed) : 0));
  return (
    <ul ref={box} className={classes.legend} aria-label={karnaughMap.groups}>
      {groups.map((group, at) => {
        const isPressed = group === pressed;
        const free = group.rows.filter((row) => values[row] === "X");
        return (
          <li key={group.text}>
            <UnstyledButton
              className={classes.entry}
              aria-pressed={isPressed}
              {...stop(at)}
              onKeyDown={move}
              onClick={() => onPress(group)}
              onPointerEnter={({ pointerType }) => pointerType === "mouse" && onPoint(group)}
              onPointerLeave={() => onPoint(null)}
            >
              <Sign group={group} scheme={scheme} />
              <Term group={group} names={names} kind={kind} />
              <Facts group={group} free={free} kind={kind} />
            </UnstyledButton>
            {isPressed && (
              <div className={classes.why}>
                <p>{whyText(group.cube, names)}.</p>
                {free.length > 0 && <p>{karnaughMap.whyFree(free, kind)}</p>}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The letter and a sample of the line. */
export function Sign({ group, scheme }: { readonly group: DrawnGroup; readonly scheme: Scheme }) {
  const { letter, line, colour } = group.look;
  const { strokeWidth, fontWeight } = strengthOf(group);
  return (
    <span className={classes.sign} style={{ color: groupColour(colour, scheme), fontWeight }}>
      <span className={classes.letter}>{letter}</span>
      <svg width={30} height={8} aria-hidden>
        <path
          d="M2 4H28"
          stroke="currentColor"
          strokeWidth={strokeWidth}
          strokeLinecap="round"
          strokeDasharray={dashes[line]}
        />
      </svg>
    </span>
  );
}

interface TermProps extends Pick<LegendProps, "names" | "kind"> {
  readonly group: Pick<Group, "cube" | "text">;
}

/** The product or clause, typeset. */
export function Term({ group: { cube, text }, names, kind }: TermProps) {
  const form = useMemo(() => ({ kind, text, names, cubes: packCubes([cube]) }), [kind, text, names, cube]);
  return (
    <MathFrame spoken={toSpoken(termAt(form, 0))} size="list">
      <TermOfForm form={form} at={0} isLit={false} />
    </MathFrame>
  );
}

interface FactsProps {
  readonly group: Group;
  /** The group's rows that are X. */
  readonly free: readonly number[];
  readonly kind: FormKind;
}

function Facts({ group: { rows, onlyIts, isChosen, isAdded }, free, kind }: FactsProps) {
  return (
    <Note as="span" size="tag" className={classes.facts}>
      <span className="spoken">{karnaughMap.spokenRows(rows)}</span>
      <span aria-hidden>{karnaughMap.rows(rows)}</span>
      {onlyIts.length > 0 && (
        <span>
          <b>{karnaughMap.essential}</b> <span className="spoken">{karnaughMap.spokenOnlyIts(onlyIts)}</span>
          <span aria-hidden>{karnaughMap.onlyIts(onlyIts)}</span>
        </span>
      )}
      {free.length > 0 && (
        <span>
          <span className="spoken">{karnaughMap.spokenFree(free, kind)}</span>
          <span aria-hidden>{karnaughMap.free(free, kind)}</span>
        </span>
      )}
      {isAdded && <b>{karnaughMap.added}</b>}
      {!isChosen && <span>{karnaughMap.notChosen}</span>}
    </Note>
  );
}
