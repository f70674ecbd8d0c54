// Makes the open circuit a task for others: all its bulbs, the gates that may be used and how many, and for a circuit that
// remembers the steps by which it is judged. The link does not contain the circuit.

import { Button } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useId, useState } from "react";
import { addressTextCharsMax, fitsAddress, pathWith } from "#addresses/core/codec.ts";
import { simulatorAddress, type BuildTask } from "#addresses/core/simulator.ts";
import { truthTableOfBulbs } from "#circuit/bulb-text.ts";
import { readSteps, shownAfter, writeSteps } from "#circuit/core/logic/sequence.ts";
import { loopBehind } from "#circuit/core/logic/upstream.ts";
import type { State } from "#circuit/core/model/circuit.ts";
import { isGate, kindNames, kinds, type GateKind } from "#circuit/core/model/kinds.ts";
import { wiredBulbs } from "#circuit/core/model/wiring.ts";
import { ErrorLine } from "#components/error-line.tsx";
import { Field } from "#components/field.tsx";
import { Label } from "#components/label.tsx";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { Note } from "#components/note.tsx";
import { PanelHead } from "#components/panel-head.tsx";
import { SwitchRow } from "#components/switch-row.tsx";
import { copyText } from "#lib/copy-text.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { copyTexts } from "#messages/controls.ts";
import { circuitTask as texts } from "#messages/simulator.ts";
import { useBoard } from "./board-context.ts";
import classes from "./make-task.module.css";

const mostMax = 9_999;

const gateKinds = kindNames.filter(isGate);

export function MakeTask({ onClose }: { readonly onClose: () => void }) {
  const circuit = useBoard(({ history }) => history.present);
  const bulbs = wiredBulbs(circuit);
  const remembers = bulbs.some(({ id }) => loopBehind(circuit, id).length > 0);
  const [gates, setGates] = useState<readonly GateKind[]>([]);
  const [most, setMost] = useState("");
  const [steps, setSteps] = useState("");
  const [said, setSaid] = useState<{ readonly isWrong: boolean; readonly text: string } | null>(null);
  const [mostId, stepsId, saidId] = [useId(), useId(), useId()];
  const copy = async () => {
    const made = await taskOf(circuit, gates, most, remembers ? steps : null);
    if ("sentence" in made) return setSaid({ isWrong: true, text: made.sentence });
    const { origin, pathname } = window.location;
    const isCopied = await copyText(`${origin}${pathname}#${pathWith(simulatorAddress, made)}`);
    setSaid({ isWrong: !isCopied, text: isCopied ? texts.copied : copyTexts.notCopied });
  };
  return (
    <ModalDialog kind="sheet" label={texts.make} onClose={onClose}>
      <PanelHead title={texts.make} onClose={onClose} />
      <form
        className={classes.content}
        onSubmit={(event) => {
          event.preventDefault();
          void copy();
        }}
      >
        {bulbs.length === 0 ? (
          <Note>{texts.noBulb}</Note>
        ) : (
          <>
            <Note>{texts.bulbs(bulbs.map(({ name = "" }) => name))}</Note>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields */}
            <div role="group" aria-label={texts.gates}>
              <Label as="span">{texts.gates}</Label>
              <div className={classes.gates}>
                {gateKinds.map((kind) => (
                  <SwitchRow
                    key={kind}
                    isOn={gates.includes(kind)}
                    onToggle={() =>
                      setGates(
                        gates.includes(kind) ? gates.filter((each) => each !== kind) : [...gates, kind],
                      )
                    }
                  >
                    {kinds[kind].label}
                  </SwitchRow>
                ))}
              </div>
              <Note>{texts.anyGates}</Note>
            </div>
            <Label htmlFor={mostId}>{texts.most}</Label>
            <Field
              id={mostId}
              inputMode="numeric"
              value={most}
              aria-describedby={saidId}
              onChange={({ currentTarget }) => setMost(currentTarget.value)}
            />
            <Note>{texts.mostHint}</Note>
            {remembers && (
              <>
                <Label htmlFor={stepsId}>{texts.steps}</Label>
                <Field
                  id={stepsId}
                  value={steps}
                  aria-describedby={saidId}
                  onChange={({ currentTarget }) => setSteps(currentTarget.value)}
                />
                <Note>{texts.stepsHint}</Note>
              </>
            )}
            <ErrorLine id={saidId}>{said?.isWrong && said.text}</ErrorLine>
            <Note as="output">{said && !said.isWrong ? said.text : ""}</Note>
            <Button type="submit" leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}>
              {texts.copy}
            </Button>
          </>
        )}
      </form>
    </ModalDialog>
  );
}

/** @param steps null for a circuit that does not remember */
async function taskOf(
  circuit: State,
  gates: readonly GateKind[],
  typedMost: string,
  steps: string | null,
): Promise<BuildTask | { readonly sentence: string }> {
  const most = typedMost.trim() === "" ? null : Number(typedMost);
  if (most !== null && !(Number.isInteger(most) && most >= 1 && most <= mostMax))
    return { sentence: texts.notAMost(mostMax) };
  const rules = { gates, ...(most !== null && { most }) };
  const task = steps === null ? await ofFunctions(circuit) : inSteps(circuit, steps);
  if ("sentence" in task) return task;
  const setup = { ...task, ...rules };
  return fitsAddress(simulatorAddress, setup) ? setup : { sentence: texts.tooLong(addressTextCharsMax) };
}

type Wanted = Pick<BuildTask, "task" | "more" | "names" | "steps"> | { readonly sentence: string };

async function ofFunctions(circuit: State): Promise<Wanted> {
  const bulbs = new Set(wiredBulbs(circuit));
  const parts = circuit.parts.filter((part) => part.kind !== "bulb" || bulbs.has(part));
  const found = await truthTableOfBulbs({ ...circuit, parts }, (request) =>
    logicEngine.call("forms", request),
  );
  if (!found.ok) return { sentence: found.sentence };
  const { input, extras } = found.setup;
  const names = [...bulbs].map(({ name = "" }) => name);
  return { task: input, names, ...(extras.length > 0 && { more: extras }) };
}

function inSteps(circuit: State, text: string): Wanted {
  const steps = readSteps(text);
  if (!steps || steps.length === 0) return { sentence: texts.stepsWrong };
  const found = shownAfter(circuit, steps);
  if ("missing" in found) return { sentence: texts.noSuchSwitch(found.missing) };
  const names = wiredBulbs(circuit).map(({ name = "" }) => name);
  for (const [at, shown] of found.entries()) {
    const unstable = names.find((name) => shown.get(name) === "?");
    if (unstable !== undefined) return { sentence: texts.unstableStep(at + 1, unstable) };
  }
  const wanted = steps.map(({ set }, at) => ({
    set,
    shown: names.map((name) => [name, found[at]?.get(name) === 1 ? 1 : 0] as const),
  }));
  return { task: "", names, steps: writeSteps(wanted) };
}
