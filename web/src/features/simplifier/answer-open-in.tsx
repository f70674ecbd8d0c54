// The menu that opens an answer in other tools: its truth table, its Karnaugh map, its circuit (of the result, or of the typed input if
// that differs), and a link to copy.

import { IconShare2 } from "@tabler/icons-react";
import { defaultMap, kmapAddress, type KmapSetup } from "#addresses/core/kmap.ts";
import { simulatorAddress } from "#addresses/core/simulator.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { useOpen } from "#addresses/use-open.ts";
import { OpenInMenu, type Way } from "#expression/open-in-menu.tsx";
import { copyTexts } from "#messages/controls.ts";
import { openIn } from "#messages/expression.ts";
import { specified } from "#messages/specified.ts";
import { rowsOfTable } from "./core/answer-map.ts";
import type { Answered } from "./core/machine.ts";
import { hasMap } from "./core/map-view.ts";
import { tableSetup } from "./table-setup.ts";

interface AnswerOpenInProps {
  readonly answered: Answered;
  readonly onCopyLink: () => void;
}

export function AnswerOpenIn({ answered, onCopyLink }: AnswerOpenInProps) {
  const open = useOpen();
  const { text, mode, answer } = answered;
  const { simplified } = answer;
  const circuitOf = (each: string): Way => ({
    tool: "simulator",
    run: () => open(simulatorAddress, { functions: [each] }),
  });
  // Min terms are no expression, so the only circuit is that of the result.
  const isOneText = mode !== "boolean" || text === simplified;
  const circuits = isOneText
    ? [circuitOf(simplified)]
    : [
        { ...circuitOf(simplified), part: specified.result },
        { ...circuitOf(text), part: openIn.asTyped },
      ];
  const table: Way = { tool: "truthTable", run: () => open(truthTableAddress, tableSetup(answered)) };
  const maps: readonly Way[] = hasMap(answer.vars)
    ? [{ tool: "karnaughMap", run: () => open(kmapAddress, kmapSetup(answered)) }]
    : [];
  return (
    <OpenInMenu
      ways={[table, ...maps, ...circuits]}
      others={[{ label: copyTexts.copyLink, icon: IconShare2, run: onCopyLink }]}
    />
  );
}

/** The typed expression, or the rows of a list of min terms. */
function kmapSetup({ text, mode, answer: { vars }, values }: Answered): KmapSetup {
  if (mode === "boolean") return { ...defaultMap, text };
  const [rows, dontCares] = rowsOfTable(vars, values);
  return { ...defaultMap, inputs: vars.length, rows, dontCares };
}
