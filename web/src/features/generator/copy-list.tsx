// The menu that copies the shown circuit: as expressions, as a list of gates, or as a picture in LaTeX.

import { MenuOfGroups } from "#components/menu-button.tsx";
import type { OpenMenu } from "#components/menu-group.ts";
import { generatorTexts } from "#messages/generator.ts";
import { circuitikz } from "./core/files/circuitikz.ts";
import { gateExpressions, gateList } from "./core/gate-texts.ts";
import type { BuiltNetwork } from "./core/shown-network.ts";

interface CopyListProps extends OpenMenu {
  readonly network: BuiltNetwork;
  /** Whether it is small enough for a picture. */
  readonly hasPicture: boolean;
  readonly onCopy: (text: string) => void;
}

export function CopyList({ network, hasPicture, onCopy, ...menu }: CopyListProps) {
  const { variables, gates, outputs } = network;
  const expressions = () => {
    const expressionOf = gateExpressions(variables, gates);
    return outputs.map(({ name, signal }) => `${name} = ${expressionOf(signal) ?? "…"}`).join("\n");
  };
  const texts = [
    { label: generatorTexts.copyExpressions, run: () => onCopy(expressions()) },
    { label: generatorTexts.copyGates, run: () => onCopy(gateList(variables, gates, outputs)) },
  ];
  const picture = { label: generatorTexts.copyPicture, run: () => onCopy(circuitikz(network)) };
  return <MenuOfGroups {...menu} groups={[hasPicture ? [...texts, picture] : texts]} />;
}
