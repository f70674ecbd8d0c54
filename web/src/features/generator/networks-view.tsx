// The circuits of all forms: the drawing of the chosen one, and the table that compares them.

import { useMemo } from "react";
import type { AskedFunction, FunctionRefusal, NetworkForm } from "#contract/generated/logic-types.ts";
import { limits } from "#contract/limits.ts";
import type { GeneratorSetup } from "#addresses/core/generator.ts";
import { Note } from "#components/note.tsx";
import { generatorTexts } from "#messages/generator.ts";
import { CompareTable } from "./compare-table.tsx";
import { shownNetwork } from "./core/shown-network.ts";
import { NetworkPane } from "./network-pane.tsx";
import classes from "./networks-view.module.css";
import type { Answered } from "./use-networks.ts";

/** Why a text has no network. What its own field says too is not said twice. */
function openSentence(open: FunctionRefusal | AskedFunction): string {
  return "error" in open && open.error.code === "too_many_variables"
    ? generatorTexts.tooManyVariables(limits.networkVariablesMax)
    : generatorTexts.unread;
}

interface NetworksViewProps {
  readonly answered: Answered;
  /** Whether the answer is of earlier functions or gates. */
  readonly isOld: boolean;
  readonly setup: GeneratorSetup;
  readonly onChooseForm: (form: NetworkForm) => void;
  readonly onCopy: (text: string) => void;
  /** Gets a sentence about what was saved, or why it failed. */
  readonly onTell: (sentence: string) => void;
}

export function NetworksView({ answered, isOld, setup, onChooseForm, onCopy, onTell }: NetworksViewProps) {
  const { of, result } = answered;
  const { form, replaces } = setup;
  const outcome = result.kind === "outcome" ? result.outcome : null;
  const networks = outcome?.kind === "networks" ? outcome : null;
  const shown = useMemo(() => networks && shownNetwork(of, networks, form), [of, networks, form]);
  if (!outcome) return <Note as="output">{generatorTexts.failed}</Note>;
  const open = outcome.kind === "refused" ? outcome.refusals : (outcome.asked ?? []);
  if (open.length > 0) {
    return <Note as="output">{[...new Set(open.map(openSentence))].join(" ")}</Note>;
  }
  if (!networks || !shown) return null;
  return (
    <div className={classes.columns} data-old={isOld || undefined}>
      <NetworkPane shown={shown} functions={of} replaces={replaces} onCopy={onCopy} onTell={onTell} />
      <CompareTable networks={networks.networks} shown={shown} present={replaces} onChoose={onChooseForm} />
    </div>
  );
}
