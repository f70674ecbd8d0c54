// The state of the table that the reader builds in the seven steps: the chosen variables, the typed texts, the order of
// the rows and the filled cells. All steps share it, so the table grows from step to step. Pure.

import {
  emptyFilling,
  fill,
  isRight,
  type FillEvent,
  type Filling,
} from "#learn/practice/table/core/filling.ts";
import {
  judgeMinTerms,
  judgeOrder,
  judgeRowCount,
  judgeVariables,
  type StepVerdict,
} from "./step-verdicts.ts";
import { columnsAfter, subjectMinTerms, subjectTable } from "../../core/subject.ts";

/** The steps that build the table, in their order; the seventh checks it by questions. */
export const stepIds = ["variables", "rows", "order", "complement", "parts", "output", "min-terms"] as const;
export type StepId = (typeof stepIds)[number];

type CellStep = keyof typeof columnsAfter;
export type JudgedStep = Exclude<StepId, CellStep>;

export interface Tutorial {
  /** Texts of the options chosen as variables. */
  readonly chosen: readonly string[];
  readonly rowsText: string;
  /** By slot, the number of the row that was put there. */
  readonly placed: readonly (number | null)[];
  readonly filling: Filling;
  readonly listText: string;
  /** The verdict of a step's last Check; removed when the step is edited. */
  readonly verdicts: Readonly<Partial<Record<JudgedStep, StepVerdict>>>;
  /** The steps that were right once. They stay done, so that nothing below them disappears while they are edited. */
  readonly done: readonly StepId[];
}

export type TutorialEvent =
  | { readonly kind: "choose"; readonly option: string }
  | { readonly kind: "typeRows"; readonly text: string }
  /** Puts a row into the first empty slot. */
  | { readonly kind: "put"; readonly row: number }
  | { readonly kind: "takeBack"; readonly slot: number }
  | { readonly kind: "cell"; readonly event: FillEvent }
  | { readonly kind: "typeList"; readonly text: string }
  | { readonly kind: "check"; readonly step: JudgedStep }
  /** Does the steps before this one. */
  | { readonly kind: "doBefore"; readonly step: StepId }
  | { readonly kind: "startAgain" };

export const newTutorial: Tutorial = {
  chosen: [],
  rowsText: "",
  placed: subjectTable.rows.map(() => null),
  filling: emptyFilling(subjectTable),
  listText: "",
  verdicts: {},
  done: [],
};

export function reduceTutorial(state: Tutorial, event: TutorialEvent): Tutorial {
  switch (event.kind) {
    case "choose": {
      const { option } = event;
      const isChosen = state.chosen.includes(option);
      const chosen = isChosen ? state.chosen.filter((other) => other !== option) : [...state.chosen, option];
      return edited({ ...state, chosen }, "variables");
    }
    case "typeRows":
      return edited({ ...state, rowsText: event.text }, "rows");
    case "put": {
      const slot = state.placed.indexOf(null);
      if (slot < 0 || state.placed.includes(event.row) || !subjectTable.rows[event.row]) return state;
      return edited({ ...state, placed: replaced(state.placed, slot, event.row) }, "order");
    }
    case "takeBack":
      return edited({ ...state, placed: replaced(state.placed, event.slot, null) }, "order");
    case "cell":
      return filled(state, event.event);
    case "typeList":
      return edited({ ...state, listText: event.text }, "min-terms");
    case "check": {
      const verdict = verdictOf(state, event.step);
      const judged = { ...state, verdicts: { ...state.verdicts, [event.step]: verdict } };
      return verdict.isRight ? withDone(judged, [event.step]) : judged;
    }
    case "doBefore":
      return doneBefore(state, event.step);
    case "startAgain":
      return newTutorial;
  }
}

/** Whether all steps before this one are done. */
export function isOpen(state: Tutorial, step: StepId): boolean {
  return firstOpenStep(state, step) === null;
}

/** The first step before this one that is not done; null where all are. */
export function firstOpenStep({ done }: Tutorial, before: StepId): StepId | null {
  return stepsBefore(before).find((step) => !done.includes(step)) ?? null;
}

function stepsBefore(step: StepId): readonly StepId[] {
  return stepIds.slice(0, stepIds.indexOf(step));
}

function edited(state: Tutorial, step: JudgedStep): Tutorial {
  const { [step]: _, ...verdicts } = state.verdicts;
  return { ...state, verdicts };
}

function replaced<Item>(items: readonly Item[], at: number, item: Item): readonly Item[] {
  return items.map((other, index) => (index === at ? item : other));
}

function withDone(state: Tutorial, steps: readonly StepId[]): Tutorial {
  const done = stepIds.filter((step) => state.done.includes(step) || steps.includes(step));
  return done.length === state.done.length ? state : { ...state, done };
}

function filled(state: Tutorial, event: FillEvent): Tutorial {
  const filling = fill(subjectTable, state.filling, event);
  const next = { ...state, filling };
  return event.kind === "check" ? withDone(next, stepsRight(next, event.columns)) : next;
}

/** The steps whose columns are all right. A Check of several columns covers earlier steps too. */
function stepsRight({ filling }: Tutorial, columns: number): readonly StepId[] {
  const cellSteps: readonly CellStep[] = ["complement", "parts", "output"];
  return cellSteps.filter(
    (step) => columnsAfter[step] <= columns && isRight(subjectTable, filling, columnsAfter[step]),
  );
}

function verdictOf(state: Tutorial, step: JudgedStep): StepVerdict {
  switch (step) {
    case "variables":
      return judgeVariables(state.chosen);
    case "rows":
      return judgeRowCount(state.rowsText);
    case "order":
      return judgeOrder(state.placed);
    case "min-terms":
      return judgeMinTerms(state.listText);
  }
}

/** Completes the steps before this one; steps that are done keep the reader's own answers. */
function doneBefore(state: Tutorial, step: StepId): Tutorial {
  const before = stepsBefore(step);
  const open = before.filter((other) => !state.done.includes(other));
  const right = open.reduce(withRight, state);
  return withDone(right, before);
}

function withRight(state: Tutorial, step: StepId): Tutorial {
  switch (step) {
    case "variables":
      return edited({ ...state, chosen: subjectTable.names }, step);
    case "rows":
      return edited({ ...state, rowsText: String(subjectTable.rows.length) }, step);
    case "order":
      return edited({ ...state, placed: subjectTable.rows.map((_, row) => row) }, step);
    case "min-terms":
      return edited({ ...state, listText: subjectMinTerms.join(",") }, step);
    default:
      return filled(state, { kind: "show", columns: columnsAfter[step] });
  }
}
