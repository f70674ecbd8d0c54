// The button that opens an answer as a circuit: the result, or the input as it was typed where that is another text.

import { IconLogicAnd } from "@tabler/icons-react";
import { simulatorAddress } from "#addresses/core/simulator.ts";
import { useOpen } from "#addresses/use-open.ts";
import { IconMenu } from "#components/icon-menu.tsx";
import { OpenIn } from "#components/open-in.tsx";
import { openCircuit } from "#messages/open-circuit.ts";
import { own } from "#messages/own.ts";
import { specified } from "#messages/specified.ts";
import type { Answered } from "./core/machine.ts";

export function CircuitButton({ answered: { text, mode, answer } }: { readonly answered: Answered }) {
  const open = useOpen();
  const openText = (each: string) => open(simulatorAddress, { functions: [each] });
  const { simplified } = answer;
  // Min terms are no expression.
  if (mode !== "boolean" || text === simplified)
    return <OpenIn tool="simulator" iconOnly="always" onOpen={() => openText(simplified)} />;
  const ways = [
    { label: specified.result, run: () => openText(simplified) },
    { label: openCircuit.asTyped, run: () => openText(text) },
  ];
  return <IconMenu icon={IconLogicAnd} label={own.openIn(own.tools.simulator)} groups={[ways]} />;
}
