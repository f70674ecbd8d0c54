// The ways from a function to the tools: all but the present one, or why a tool cannot take the function. Where there are
// don't-cares, a tool that can take them gets them.

import type { AddressCodec } from "#addresses/core/codec.ts";
import { generatorAddress, type GeneratorSource } from "#addresses/core/generator.ts";
import { defaultMap, kmapAddress } from "#addresses/core/kmap.ts";
import { simplifyAddress, type SimplifySetup } from "#addresses/core/simplify.ts";
import { simulatorAddress } from "#addresses/core/simulator.ts";
import { sopPosAddress } from "#addresses/core/sop-pos.ts";
import {
  defaultSetup,
  inputsMax,
  inputsMin,
  mapInputsMax,
  type SopPosSetup,
} from "#addresses/core/sop-pos-setup.ts";
import { truthTableAddress, type TruthTableSetup } from "#addresses/core/truth-table.ts";
import { withLastGates } from "#addresses/last-gates.ts";
import { useOpen } from "#addresses/use-open.ts";
import { openIn } from "#messages/expression.ts";
import { simplifierSetup } from "./core/simplifier-setup.ts";
import { areLettersFrom } from "#notation/core/variable-names.ts";
import type { NoWay, Way } from "./open-in-menu.tsx";

export interface OpenedFunction {
  /** An expression of the function; of one with don't-cares, one of its minimal forms. */
  readonly text: string;
  readonly names: readonly string[];
  /** The rows that are 1 and the don't-cares, ascending; null where they are not known. */
  readonly cells: { readonly rows: readonly number[]; readonly dontCares: readonly number[] } | null;
  /** Whether the function was given by its rows, also without don't-cares. */
  readonly isOfRows?: boolean;
  /** The name of the output; empty for none. */
  readonly output?: string;
}

type Tool = Way["tool"];

interface WaysOptions {
  /** The present tool, which is left out. */
  readonly here: Tool;
  /** What the Simplifier gets where it is not the text itself. */
  readonly simplifier?: SimplifySetup;
  /** The choices of SoP PoS besides the function. */
  readonly sopPos?: SopPosSetup;
  /** What the Truth Table gets where it is not the text alone. */
  readonly truthTable?: TruthTableSetup;
  /** What the Karnaugh Map gets instead of the cells. */
  readonly mapText?: string;
  /** The circuits that the Simulator can get, where that is not only the circuit of the text. */
  readonly circuits?: readonly { readonly part: string; readonly text: string }[];
  /** Finishes what must be done before the screen is left. */
  readonly onLeave?: () => Promise<void>;
}

export function useWays(of: OpenedFunction | null, options: WaysOptions): readonly (Way | NoWay)[] {
  const open = useOpen();
  return of ? waysOf(of, { ...options, open }) : [];
}

/** As `useWays`, for a screen with several functions. */
export function waysOf(
  of: OpenedFunction,
  options: WaysOptions & { readonly open: ReturnType<typeof useOpen> },
): readonly (Way | NoWay)[] {
  const { text, names, cells, isOfRows = false, output = "" } = of;
  const { open, here, simplifier, mapText, sopPos = defaultSetup, truthTable, circuits, onLeave } = options;
  const way = <Setup>(tool: Tool, codec: AddressCodec<Setup>, setup: Setup, part?: string): Way => ({
    tool,
    ...(part !== undefined && { part }),
    run: () => {
      if (onLeave) void onLeave().then(() => open(codec, setup));
      else open(codec, setup);
    },
  });
  const inputs = names.length;
  const hasDontCares = cells !== null && cells.dontCares.length > 0;
  const rows = hasDontCares || isOfRows ? cells : null;
  const onMap = {
    ...defaultMap,
    output,
    ...(cells && (mapText === undefined || rows) ? { inputs, names, ...cells } : { text: mapText ?? text }),
  };
  const [start = ""] = names;
  const source: GeneratorSource = rows
    ? {
        kind: "table",
        inputs,
        names,
        outputs: [{ name: output, values: columnOf(inputs, rows) }],
      }
    : { kind: "texts", outputs: [{ name: output, text }] };
  const asked =
    simplifier ??
    (hasDontCares ? simplifierSetup({ inputs, ...cells }, names, text) : { input: text, mode: "boolean" });
  const table = { input: text, extras: [], namesInHeader: true, compares: false, showsParts: false };
  const all: readonly (Way | NoWay)[] = [
    way<SimplifySetup>("simplifier", simplifyAddress, asked),
    inputs >= inputsMin && inputs <= mapInputsMax
      ? way("karnaughMap", kmapAddress, onMap)
      : { tool: "karnaughMap", why: openIn.wrongCount(inputs, inputsMin, mapInputsMax) },
    // A truth table has no don't-cares.
    way("truthTable", truthTableAddress, truthTable ?? table, hasDontCares ? openIn.minimalForm : undefined),
    inputs < inputsMin || inputs > inputsMax || !cells
      ? { tool: "sopPos", why: openIn.wrongCount(inputs, inputsMin, inputsMax) }
      : areLettersFrom(start, names)
        ? way("sopPos", sopPosAddress, { ...sopPos, inputs, start, output, ...cells })
        : { tool: "sopPos", why: openIn.otherNames },
    way("generator", generatorAddress, withLastGates(source)),
    ...(circuits
      ? circuits.map((each) => way("simulator", simulatorAddress, { functions: [each.text] }, each.part))
      : [way("simulator", simulatorAddress, { functions: [text] })]),
  ];
  return all.filter(({ tool }) => tool !== here);
}

/** A digit for each row. */
function columnOf(inputs: number, { rows, dontCares }: NonNullable<OpenedFunction["cells"]>): string {
  const digits = Array.from({ length: 2 ** inputs }, () => "0");
  for (const row of rows) digits[row] = "1";
  for (const row of dontCares) digits[row] = "X";
  return digits.join("");
}
