// The ways from the map's function to the other tools.

import { useMemo } from "react";
import type { AddressCodec } from "#addresses/core/codec.ts";
import { defaultGenerator, generatorAddress } from "#addresses/core/generator.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { simulatorAddress } from "#addresses/core/simulator.ts";
import { sopPosAddress } from "#addresses/core/sop-pos.ts";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { useOpen } from "#addresses/use-open.ts";
import type { Way } from "#expression/open-in-menu.tsx";
import { cellValues } from "#kmap/core/cell-values.ts";
import type { ShownForm } from "#rows/core/shown-form.ts";
import { simplifierSetup } from "#rows/core/simplifier-setup.ts";

interface Ways {
  readonly setup: SopPosSetup;
  readonly names: readonly string[];
  /** Null while there is no form. */
  readonly shown: ShownForm | null;
  /** The same function for SoP PoS; null if its variables have names that SoP PoS cannot have. */
  readonly inSopPos: SopPosSetup | null;
  /** Writes the setup into the address, so that Back finds it. */
  readonly onLeave: () => Promise<void>;
}

/** Where there are don't-cares, a tool that can take them gets them; the others get the minimal form. */
export function useWays({ setup, names, shown, inSopPos, onLeave }: Ways): readonly Way[] {
  const open = useOpen();
  return useMemo(() => {
    if (!shown?.minimal) return [];
    const { text } = shown.minimal;
    const { inputs, rows, dontCares, output } = setup;
    const way = <Setup>(tool: Way["tool"], codec: AddressCodec<Setup>, asked: Setup): Way => ({
      tool,
      run: () => void onLeave().then(() => open(codec, asked)),
    });
    const values = cellValues(inputs, rows, dontCares).join("");
    const column = { kind: "table", inputs, names, outputs: [{ name: output, values }] } as const;
    const source =
      dontCares.length === 0 ? ({ kind: "texts", outputs: [{ name: output, text }] } as const) : column;
    return [
      way("simplifier", simplifyAddress, simplifierSetup(setup, names, shown.canonical.text)),
      way("truthTable", truthTableAddress, {
        input: text,
        extras: [],
        namesInHeader: true,
        compares: false,
        showsParts: false,
      }),
      ...(inSopPos ? [way("sopPos", sopPosAddress, inSopPos)] : []),
      way("generator", generatorAddress, { ...defaultGenerator, source }),
      way("simulator", simulatorAddress, { functions: [text] }),
    ];
  }, [setup, names, shown, inSopPos, onLeave, open]);
}
