// The converter's state, kept in step with the address.

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { numberSystemsAddress, type NumberSystemsSetup } from "#addresses/core/number-systems.ts";
import { useAddressEntry } from "#addresses/use-address-entry.ts";
import { moreWidths, widths, type Width } from "#numbers/core/complement.ts";
import {
  asked,
  edited,
  emptyConverter,
  viewOf,
  type ConverterState,
  type ConverterView,
} from "./core/converter.ts";

export interface Converter {
  readonly state: ConverterState;
  readonly view: ConverterView;
  readonly type: (text: string) => void;
  readonly clear: () => void;
  readonly chooseBase: (base: number) => void;
  readonly chooseWidth: (width: Width) => void;
  /** Pushes the present state as an entry of the browser's history. */
  readonly push: () => void;
}

/** @param bases the available bases, ascending. */
export function useConverter(bases: readonly number[]): Converter {
  const [state, setState] = useState(emptyConverter);
  const latestBases = useRef(bases);
  useLayoutEffect(() => {
    latestBases.current = bases;
  });
  const onAsked = useCallback((setup: NumberSystemsSetup | null) => {
    setState(
      setup ? asked({ ...setup, width: widthNamed(setup.bits) }, latestBases.current) : emptyConverter,
    );
  }, []);
  const push = useAddressEntry({
    codec: numberSystemsAddress,
    setup: { number: state.text, base: state.base, bits: state.width },
    onAsked,
  });
  const view = useMemo(() => viewOf(state, bases), [state, bases]);
  return {
    state,
    view,
    push,
    type: (text) => setState((before) => edited(before, text, bases)),
    clear: () => setState(emptyConverter),
    chooseBase: (base) => setState((before) => ({ ...before, base })),
    chooseWidth: (width) => setState((before) => ({ ...before, width })),
  };
}

function widthNamed(bits: number | null): Width | null {
  return [...widths, ...moreWidths].find((width) => width === bits) ?? null;
}
