// The function as a circuit of the shown form. Its switches show the bits of the marked row, and its gates the terms.

import { Button } from "@mantine/core";
import { useMemo } from "react";
import { circuitOfForm } from "#circuit/core/logic/from-form.ts";
import type { Part } from "#circuit/core/model/circuit.ts";
import { drawnCircuit } from "#circuit/core/scene/drawn-circuit.ts";
import { plainDrawing } from "#circuit/core/scene/plain-drawing.ts";
import { CircuitDrawing } from "#circuit/circuit-drawing.tsx";
import { CircuitSwitches } from "#circuit/circuit-switches.tsx";
import { Note } from "#components/note.tsx";
import { cubeAt, isSameCube, unpackCubes, variableBit } from "#answer/core/cubes.ts";
import { termText } from "#kmap/core/terms.ts";
import { Term } from "#kmap/legend.tsx";
import { kmapTexts } from "#messages/kmap.ts";
import { isOneIn } from "#function/core/covering.ts";
import { useFunction } from "#function/function-context.tsx";
import classes from "./circuit-pane.module.css";

interface CircuitPaneProps {
  /** Whether the terms are listed, where no legend of a map lists them: a gate takes no focus. */
  readonly listsTerms: boolean;
}

export function CircuitPane({ listsTerms }: CircuitPaneProps) {
  const { shown, output, litRow, lit, marked } = useFunction();
  const form = shown?.minimal ?? null;
  const drawn = useMemo(() => {
    const built = form && circuitOfForm(form, output);
    return built && { ...drawnCircuit(built.circuit), terms: built.terms };
  }, [form, output]);
  if (!form || !drawn) return <Note>{kmapTexts.noCircuit}</Note>;
  const { circuit, routing, terms } = drawn;
  const { names, kind } = form;
  const bitOf = (name: string) => variableBit(names.indexOf(name), names.length);
  // The form of an earlier function may have fewer variables.
  const shownRow = (litRow.row ?? 0) % 2 ** names.length;
  const on = names.filter((name) => (shownRow & bitOf(name)) !== 0);
  const toggle = (name: string) => litRow.onFocus(shownRow ^ bitOf(name));
  /** The cube of the term that the part gives. A term that is a variable alone has no gate to point at. */
  const cubeOf = (part: Part) => {
    const term = part.kind === "switch" ? -1 : terms.indexOf(part.id);
    return term === -1 ? null : cubeAt(form.cubes, term);
  };
  const press = (part: Part) => {
    const cube = cubeOf(part);
    if (cube) marked.onPress(cube);
    else toggle(part.name ?? "");
  };
  const value = isOneIn(form, shownRow) ? 1 : 0;
  return (
    <div className={classes.pane}>
      <CircuitSwitches names={names} on={on} onToggle={toggle} isForKeys />
      {listsTerms && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form fields, so no <fieldset>
        <div role="group" aria-label={kmapTexts.terms[kind]} className={`${classes.terms} no-print`}>
          {unpackCubes(form.cubes).map((cube, at) => (
            <Button
              key={at}
              variant={lit.has(at) ? "light" : "default"}
              aria-pressed={marked.pressed !== null && isSameCube(marked.pressed, cube)}
              onClick={() => marked.onPress(cube)}
            >
              <Term group={{ cube, text: termText(cube, names, kind) }} names={names} kind={kind} />
            </Button>
          ))}
        </div>
      )}
      <Note as="output">{kmapTexts.circuitGives(shownRow, output, value)}</Note>
      <CircuitDrawing
        circuit={circuit}
        drawing={plainDrawing(circuit, routing, on)}
        marks={{ parts: new Set([...lit].flatMap((term) => terms[term] ?? [])) }}
        label={kmapTexts.circuitOf(output)}
        isPressable={(part) => part.kind === "switch" || cubeOf(part) !== null}
        onPress={press}
        onPoint={(part) => marked.onPoint(part && cubeOf(part))}
      />
    </div>
  );
}
