// The menu that copies a derivation: as text or in LaTeX, with the names of its variables.

import { IconCopy } from "@tabler/icons-react";
import { useContext } from "react";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { IconMenu } from "#components/icon-menu.tsx";
import { NamesContext } from "#notation/names-context.ts";
import { copyTexts } from "#messages/controls.ts";
import { steps as words } from "#messages/steps.ts";
import { derivationLatex, derivationText } from "./core/copy-derivation.ts";
import classes from "./steps-copy-menu.module.css";

interface StepsCopyMenuProps {
  readonly steps: readonly DerivationStep[];
  readonly onCopy: (text: string) => void;
}

export function StepsCopyMenu({ steps, onCopy }: StepsCopyMenuProps) {
  const names = useContext(NamesContext);
  const formats = [
    { label: copyTexts.copyText, run: () => onCopy(derivationText(steps, names)) },
    { label: copyTexts.copyLatex, run: () => onCopy(derivationLatex(steps, names)) },
  ];
  return (
    <span className={classes.menu}>
      <IconMenu icon={IconCopy} label={copyTexts.copyOf(words.title)} groups={[formats]} />
    </span>
  );
}
