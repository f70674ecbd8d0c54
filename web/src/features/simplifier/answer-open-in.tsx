// The menu that opens an answer in other tools: its result, and as a table or a circuit the typed input too if that differs, and a
// link to copy.

import { IconShare2 } from "@tabler/icons-react";
import { inputsMax } from "#addresses/core/sop-pos-setup.ts";
import { OpenInMenu } from "#answer/open-in-menu.tsx";
import { useWays } from "#answer/use-ways.ts";
import { copyTexts } from "#messages/controls.ts";
import { openIn } from "#messages/expression.ts";
import { specified } from "#messages/specified.ts";
import { rowsOfTable } from "./core/answer-map.ts";
import type { Answered } from "./core/machine.ts";
import { tableSetup } from "./table-setup.ts";

interface AnswerOpenInProps {
  readonly answered: Answered;
  readonly onCopyLink: () => void;
}

export function AnswerOpenIn({ answered, onCopyLink }: AnswerOpenInProps) {
  const { text, mode, answer, values } = answered;
  const { simplified, vars } = answer;
  // Min terms are no expression, so the only circuit is that of the result.
  const isOneText = mode !== "boolean" || text === simplified;
  const [rows, dontCares] = vars.length <= inputsMax ? rowsOfTable(vars, values) : [];
  const ways = useWays(
    {
      text: simplified,
      names: vars,
      cells: rows && dontCares ? { rows, dontCares } : null,
      isOfRows: mode === "mint",
    },
    {
      here: "simplifier",
      truthTable: tableSetup(answered),
      ...(mode === "boolean" && { mapText: text }),
      ...(!isOneText && {
        circuits: [
          { part: specified.result, text: simplified },
          { part: openIn.asTyped, text },
        ],
      }),
    },
  );
  return (
    <OpenInMenu ways={ways} others={[{ label: copyTexts.copyLink, icon: IconShare2, run: onCopyLink }]} />
  );
}
