// The function of a bulb, typeset, and the menu that opens it in other tools.

import { useMemo, useState } from "react";
import { expressionOf } from "#circuit/core/logic/expression.ts";
import { loopBehind } from "#circuit/core/logic/upstream.ts";
import { partsList } from "#circuit/core/editor/words.ts";
import type { Part } from "#circuit/core/model/circuit.ts";
import { wiresInto } from "#circuit/core/model/wiring.ts";
import { ErrorLine } from "#components/error-line.tsx";
import { Label } from "#components/label.tsx";
import { OpenInMenu } from "#answer/open-in-menu.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { fromExpression } from "#notation/core/from-expression.ts";
import { MathText } from "#notation/typeset.tsx";
import { simulator } from "#messages/simulator.ts";
import { useBoard } from "./board-context.ts";
import classes from "./properties.module.css";
import { useBulbWays } from "./use-bulb-ways.ts";

export function BulbFunction({ bulb: { id } }: { readonly bulb: Part }) {
  const circuit = useBoard(({ history }) => history.present);
  const [refused, setRefused] = useState<{ readonly sentence: string; readonly of: object } | null>(null);
  const ways = useBulbWays(id, (sentence) => setRefused({ sentence, of: circuit }));
  const isWired = wiresInto(circuit, id).length > 0;
  return (
    <div className={classes.function}>
      <Label as="h3">{simulator.functionOf}</Label>
      {isWired ? <Typeset circuit={circuit} id={id} /> : <p className={classes.hint}>{simulator.noInput}</p>}
      <OpenInMenu ways={ways} />
      <ErrorLine className={classes.error}>{refused?.of === circuit && refused.sentence}</ErrorLine>
    </div>
  );
}

interface TypesetProps {
  readonly circuit: Parameters<typeof expressionOf>[0];
  readonly id: number;
}

/** A longer expression is not typeset: it would fill the page and take long to draw. */
const typesetCharsMax = 2_000;

function Typeset({ circuit, id }: TypesetProps) {
  const found = useMemo(() => expressionOf(circuit, id), [circuit, id]);
  if (found.kind === "loop")
    return (
      <p className={classes.hint}>{simulator.behindLoop(partsList(circuit, loopBehind(circuit, id)))}</p>
    );
  const isShort = found.kind === "expression" && found.text.length <= typesetCharsMax;
  const expression = isShort ? fromExpression(found.text) : null;
  if (!expression) return <p className={classes.hint}>{simulator.tooLongToShow}</p>;
  return (
    <ScrollBox name={simulator.functionOf} className={classes.expression}>
      <MathText expression={expression} size="list" />
    </ScrollBox>
  );
}
