// The minimum sum of the typed text below its field, as an offer: it changes no status, and screen readers do not announce it. Its
// room is there from the start, so that nothing moves when the minimum comes.

import { useEffect, useMemo, useRef, useState } from "react";
import { Label } from "#components/label.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { budgets } from "#contract/budgets.ts";
import { prepareInput } from "#contract/input.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { minimumTexts } from "#messages/expression.ts";
import { pickCubes } from "../core/cubes.ts";
import { countOf } from "#notation/core/list-variables.ts";
import { treeOf, type Form } from "../core/form.ts";
import { fromNodes } from "#notation/core/from-nodes.ts";
import { MathText } from "#notation/typeset.tsx";
import type { Live } from "#notation/fields/use-live.ts";
import type { Reading } from "#notation/fields/use-reading.ts";
import { isSumOfSize } from "./core/sum-size.ts";
import classes from "./minimum-line.module.css";
import { useShowsMinimum } from "./shows-minimum.ts";

interface LineProps {
  readonly live: Live;
  /** The text of the field for don't-cares; blank for none. */
  readonly dontCares?: string;
  /** The text of the field for the variables of min terms; blank for none. */
  readonly variables?: string;
}

interface MinimumLineProps extends LineProps {
  /** Whether the answer below says the same; the room stays, so that nothing moves at the next key. */
  readonly isAnswered?: boolean;
}

export function MinimumLine({ isAnswered = false, ...props }: MinimumLineProps) {
  return (
    <div className={`${classes.room} no-print`} data-minimum data-answered={isAnswered || undefined}>
      {props.live.typed !== "" && <Line {...props} />}
    </div>
  );
}

/** Longer texts, and functions of more variables, have no line. */
const charsMax = 400;
const variablesMax = 8;

/** The pause after the last key. */
const restMs = 150;

/** A text whose call took longer gets no line, and no text of its length or longer does until the field is empty. */
const callMsMax = 50;

/** Enough to prove most minima of so few variables; a minimum without a proof is not shown. */
const workMax = 50;

function Line({ live, dontCares = "", variables = "" }: LineProps) {
  const isOn = useShowsMinimum();
  const { reading, typed } = live;
  const isAsked = isOn && reading?.input === typed && isSmall(reading);
  const found = useMinimum(isAsked ? reading : null, dontCares, variables);
  if (!found) return null;
  return (
    <div className={classes.line}>
      <Label as="span" className={classes.label}>
        {minimumTexts.minimum}
      </Label>
      <ScrollBox name={minimumTexts.minimum} className={classes.value}>
        {found === "already" ? minimumTexts.already : <Sum form={found} />}
      </ScrollBox>
    </div>
  );
}

function Sum({ form }: { readonly form: Form }) {
  const expression = useMemo(() => treeOf(form), [form]);
  return <MathText expression={expression} size="list" />;
}

function isSmall({ input, outcome }: Reading): boolean {
  return outcome.kind !== "refused" && input.length <= charsMax && outcome.vars.length <= variablesMax;
}

/** The form, or that the text is one already. */
type Minimum = Form | "already";

/** The minimum of the read text; null while it is not known, and for a text that gets no line. */
function useMinimum(reading: Reading | null, dontCares: string, variables: string): Minimum | null {
  const [found, setFound] = useState<{
    readonly of: Reading;
    readonly dontCares: string;
    readonly variables: string;
    readonly minimum: Minimum;
  } | null>(null);
  const slowFrom = useRef(Infinity);
  useEffect(() => {
    if (!reading || reading.input.length >= slowFrom.current) return;
    let isCurrent = true;
    const ask = async () => {
      const begin = performance.now();
      const minimum = await minimumOf(reading, dontCares, variables);
      const isSlow = performance.now() - begin > callMsMax;
      if (isSlow) slowFrom.current = Math.min(slowFrom.current, reading.input.length);
      else if (isCurrent && minimum) setFound({ of: reading, dontCares, variables, minimum });
    };
    const timer = window.setTimeout(() => void ask(), restMs);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [reading, dontCares, variables]);
  const isCurrent = found?.of === reading && found.dontCares === dontCares && found.variables === variables;
  return found && isCurrent ? found.minimum : null;
}

/** The call is not ended by the next key: that would start the WASM again, and takes longer than the call. */
async function minimumOf(reading: Reading, dontCares: string, variables: string): Promise<Minimum | null> {
  const { mode, prepared, outcome: read } = reading;
  const free = mode === "mint" && dontCares.trim() !== "" ? prepareInput(dontCares, "mint").text : null;
  const request = { input: prepared.text, mode, ...(free !== null && { dontCares: free }) };
  const count = mode === "mint" ? countOf(variables) : {};
  const result = await logicEngine.call("simplify", { ...request, ...count, ...budgets.page, workMax });
  if (result.kind !== "outcome" || result.outcome.kind !== "answer") return null;
  const { answer, values } = result.outcome;
  if (!answer.proven) return null;
  const typed = read.kind === "expression" && read.nodes ? fromNodes(read.nodes, read.vars) : null;
  if (typed && isSumOfSize(typed, answer.terms, answer.literals)) return "already";
  const cubes = pickCubes(values.primes, values.cover);
  return { kind: "sop", names: answer.vars, text: answer.simplified, cubes };
}
