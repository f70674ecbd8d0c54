// The groups that the visitor has made: letter, product and cells, with the verdict and what can be done with each.

import { Button } from "@mantine/core";
import type { FormKind } from "#contract/generated/logic-types.ts";
import { focusAround } from "#components/focus.ts";
import { Note } from "#components/note.tsx";
import type { Cube } from "#answer/core/cubes.ts";
import type { Scheme } from "../colours.ts";
import { Sign, Term } from "../legend.tsx";
import { grouping } from "#messages/karnaugh-map.ts";
import type { OwnGroup } from "./core/drawn.ts";
import type { Verdict } from "./core/judge.ts";
import { verdictText } from "./core/sentences.ts";
import classes from "./group-list.module.css";

interface GroupListProps {
  readonly groups: readonly OwnGroup[];
  /** One for each group; null while they are not known. */
  readonly verdicts: readonly Verdict[] | null;
  readonly names: readonly string[];
  readonly kind: FormKind;
  readonly scheme: Scheme;
  /** The index of the group that is made larger; null for none. */
  readonly growing: number | null;
  /** The larger group that is shown; null for none. */
  readonly larger: Cube | null;
  readonly onGrow: (index: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onLarger: (cube: Cube) => void;
}

export function GroupList(props: GroupListProps) {
  const { groups, verdicts, names, kind, scheme, growing, larger, onGrow, onRemove, onLarger } = props;
  if (groups.length === 0) return <Note className={classes.none}>{grouping.noGroups}</Note>;
  return (
    <ol className={classes.list} aria-label={grouping.groups}>
      {groups.map((group, at) => {
        const { letter } = group.look;
        const verdict = verdicts?.[at];
        const text = verdict ? verdictText(verdict, kind) : "";
        return (
          <li key={letter} className={classes.entry}>
            <div className={classes.head}>
              <Sign group={group} scheme={scheme} />
              {group.cube && (
                <Term group={{ cube: group.cube, text: group.text }} names={names} kind={kind} />
              )}
              <Note as="span" size="tag">
                {grouping.cells(group.rows)}
              </Note>
            </div>
            <div className={classes.verdict} data-tone={verdict && toneOf(verdict)}>
              {text !== "" && <span>{text}</span>}
              {verdict?.kind === "canGrow" && (
                <Button
                  variant="subtle"
                  aria-pressed={larger === verdict.larger}
                  aria-label={grouping.ofGroup(grouping.showLarger, letter)}
                  onClick={() => onLarger(verdict.larger)}
                >
                  {grouping.showLarger}
                </Button>
              )}
            </div>
            <div className={`${classes.actions} no-print`}>
              <Button
                variant="subtle"
                aria-pressed={growing === at}
                aria-label={grouping.ofGroup(grouping.grow, letter)}
                onClick={() => onGrow(at)}
              >
                {grouping.grow}
              </Button>
              <Button
                variant="subtle"
                aria-label={grouping.ofGroup(grouping.remove, letter)}
                onClick={({ currentTarget }) => {
                  focusAround(currentTarget);
                  onRemove(at);
                }}
              >
                {grouping.remove}
              </Button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Green is only for the end, when all groups together are right. */
function toneOf({ kind }: Verdict): "bad" | "warn" | undefined {
  if (kind === "noGroup" || kind === "holdsOther") return "bad";
  return kind === "right" ? undefined : "warn";
}
