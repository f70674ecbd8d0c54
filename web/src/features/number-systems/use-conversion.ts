// The conversion of the shown number: synchronous for a short number, in a Web Worker for a long one.

import { useEffect, useMemo, useState } from "react";
import { convertAside } from "./convert-aside.ts";
import { convert, type Conversion, type ConversionRequest } from "#numbers/core/convert.ts";
import type { Shown } from "./core/converter.ts";

/** Up to this length a conversion does not delay a key press. */
const digitsInPageMax = 1_000;

export interface Converting {
  /** Null while there is nothing to show. */
  readonly conversion: Conversion | null;
  /** Whether the conversion still belongs to the previous number. */
  readonly isOld: boolean;
}

export function useConversion(shown: Shown | null, bases: readonly number[]): Converting {
  const request = useRequest(shown, bases);
  const isLong =
    request !== null && request.numeral.whole.length + request.numeral.fraction.length > digitsInPageMax;
  const atOnce = useMemo(() => (request && !isLong ? convert(request) : null), [request, isLong]);
  const [aside, setAside] = useState<{ readonly of: ConversionRequest; readonly answer: Conversion } | null>(
    null,
  );
  useEffect(() => {
    if (!request || !isLong) return;
    return convertAside(request, (answer) => setAside({ of: request, answer }));
  }, [request, isLong]);

  const [latest, setLatest] = useState<Conversion | null>(null);
  const answer = isLong && aside?.of === request ? aside.answer : atOnce;
  if (answer !== latest && (answer !== null || request === null)) setLatest(answer);
  return { conversion: request && (answer ?? latest), isOld: request !== null && answer === null };
}

/** The request; the same object while number and bases stay the same, whatever else changes in the text. */
function useRequest(shown: Shown | null, bases: readonly number[]): ConversionRequest | null {
  const whole = shown?.numeral.whole ?? null;
  const { fraction = "", hasPoint = false, isNegative = false, radixMin = 2 } = shown?.numeral ?? {};
  const base = shown?.base ?? 2;
  return useMemo(
    () =>
      whole === null
        ? null
        : { numeral: { whole, fraction, hasPoint, isNegative, radixMin }, base, targets: bases },
    [whole, fraction, hasPoint, isNegative, radixMin, base, bases],
  );
}
