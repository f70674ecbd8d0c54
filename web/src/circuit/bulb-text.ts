// The setups that "Open in Truth Table" and "Open in Simplifier" open, or the sentence that says why nothing opens. The
// engine's call is passed in; this file knows no Web Worker.

import type { SimplifySetup } from "#addresses/core/simplify.ts";
import type { TruthTableSetup } from "#addresses/core/truth-table.ts";
import { budgets } from "#contract/budgets.ts";
import type { FormsRequest } from "#contract/generated/logic-types.ts";
import { limits } from "#contract/limits.ts";
import type { EngineResult } from "#lib/engine/engine.ts";
import { circuitFunctions as texts } from "#messages/circuit.ts";
import { controlTexts } from "#messages/controls.ts";
import { partsList } from "./core/editor/words.ts";
import { bulbFunction } from "./core/logic/open-in.ts";
import { tableSwitchesMax } from "./core/logic/table.ts";
import { loopBehind } from "./core/logic/upstream.ts";
import { withId, type Circuit, type Part, type PartId } from "./core/model/circuit.ts";

/** For example `(request) => logicEngine.call("forms", request)`. */
export type FormsCall = (request: FormsRequest) => Promise<EngineResult<"forms">>;

export type Opened<Setup> =
  | { readonly ok: true; readonly setup: Setup }
  | { readonly ok: false; readonly sentence: string };

/** The functions of a truth table: the main one and the further ones. */
const functionsMax = limits.extraExpressionsMax + 1;

/** All bulbs by id, so that F1 is the first bulb of the list of parts. */
export async function truthTableOfBulbs(
  circuit: Circuit,
  forms: FormsCall,
): Promise<Opened<TruthTableSetup>> {
  const bulbs = circuit.parts.filter(({ kind }) => kind === "bulb");
  if (bulbs.length > functionsMax)
    return { ok: false, sentence: texts.tooManyBulbs(bulbs.length, functionsMax) };
  const functions: string[] = [];
  for (const bulb of bulbs) {
    const text = await textOf(circuit, bulb, forms);
    if (!text.ok) return text;
    functions.push(text.setup);
  }
  const [input, ...extras] = functions;
  if (input === undefined) return { ok: false, sentence: texts.noBulb };
  return (
    refuseVariables(functions, limits.tableVariablesMax, controlTexts.tools.truthTable) ?? {
      ok: true,
      setup: { input, extras, namesInHeader: true, compares: false, showsParts: false },
    }
  );
}

export async function simplifierOfBulb(
  circuit: Circuit,
  id: PartId,
  forms: FormsCall,
): Promise<Opened<SimplifySetup>> {
  const bulb = withId(circuit.parts, id);
  if (bulb?.kind !== "bulb") return { ok: false, sentence: texts.noBulb };
  const text = await textOf(circuit, bulb, forms);
  if (!text.ok) return text;
  return (
    refuseVariables([text.setup], limits.variablesMax, controlTexts.tools.simplifier) ?? {
      ok: true,
      setup: { input: text.setup, mode: "boolean" },
    }
  );
}

async function textOf(circuit: Circuit, { id, name = "" }: Part, forms: FormsCall): Promise<Opened<string>> {
  const found = bulbFunction(circuit, id);
  switch (found.kind) {
    case "expression":
      return { ok: true, setup: found.text };
    case "loop":
      return { ok: false, sentence: texts.bulbBehindLoop(name, partsList(circuit, loopBehind(circuit, id))) };
    case "tooLong":
      return { ok: false, sentence: texts.bulbTooLong(name, tableSwitchesMax) };
    case "rows": {
      const { names, rows } = found;
      const request = { vars: [...names], rows: [...rows], dontCares: [], ...budgets.page };
      const result = await forms({ ...request, form: "sop" });
      const minimal = result.kind === "outcome" ? result.outcome.minimal : undefined;
      if (!minimal) return { ok: false, sentence: texts.minimumUnavailable(name) };
      return minimal.text.length > limits.expressionCharsMax
        ? { ok: false, sentence: texts.minimumTooLong(name) }
        : { ok: true, setup: minimal.text };
    }
  }
}

function refuseVariables(
  functions: readonly string[],
  variablesMax: number,
  tool: string,
): Extract<Opened<never>, { ok: false }> | null {
  const names = new Set(functions.flatMap((text) => text.match(/[A-Za-z]\d*/g) ?? []));
  if (names.size <= variablesMax) return null;
  return { ok: false, sentence: texts.tooManySwitches(names.size, variablesMax, tool) };
}
