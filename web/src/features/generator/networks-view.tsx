// The circuits of all forms: the drawing of the chosen one, and the table that compares them.

import { useMemo } from "react";
import type { AskedFunction, FunctionRefusal, NetworkForm } from "#contract/generated/logic-types.ts";
import { limits } from "#contract/limits.ts";
import { prepareInput } from "#contract/input.ts";
import type { GeneratorSetup } from "#addresses/core/generator.ts";
import { Note } from "#components/note.tsx";
import { openQuestion } from "#expression/core/correction.ts";
import { engineFailure } from "#expression/core/failure.ts";
import { generatorTexts } from "#messages/generator.ts";
import { CompareTable } from "./compare-table.tsx";
import { shownNetwork } from "./core/shown-network.ts";
import { NetworkPane } from "./network-pane.tsx";
import classes from "./networks-view.module.css";
import type { Answered } from "./use-networks.ts";

/** Why a text has no network, or what is asked about it. */
function openSentence(open: FunctionRefusal | AskedFunction, text: string): string {
  const error = "error" in open ? open.error : null;
  if (error?.code === "too_many_variables")
    return generatorTexts.tooManyVariables(limits.networkVariablesMax);
  const failure = error && engineFailure(prepareInput(text, "boolean"), error);
  return (openQuestion(open) ?? failure)?.message ?? generatorTexts.failed;
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
    const texts = of.kind === "texts" ? of.texts : [];
    return (
      <output className={classes.refusals}>
        {open.map((each) => {
          const { function: at } = each;
          const sentence = openSentence(each, texts[at] ?? "");
          const name = of.names[at]?.trim();
          return (
            <Note as="span" key={at}>
              {texts.length === 1 ? sentence : generatorTexts.refused(name || `F${at + 1}`, sentence)}
            </Note>
          );
        })}
      </output>
    );
  }
  if (!networks || !shown) return null;
  return (
    <div className={classes.columns} data-old={isOld || undefined}>
      <NetworkPane shown={shown} functions={of} replaces={replaces} onCopy={onCopy} onTell={onTell} />
      <CompareTable
        networks={networks.networks}
        form={shown.form}
        present={replaces}
        onChoose={onChooseForm}
      />
    </div>
  );
}
