// Asks the engine for the smallest form without static hazards, where the shown form has one.

import { useMemo, useState } from "react";
import { useEngineCall, type QuestionOf } from "#lib/engine/use-engine-call.ts";
import type { Form } from "#answer/core/form.ts";
import { hazardFree, type HazardFree } from "./core/hazard-free.ts";
import { hazardOf, type Hazard, type RowsRequest } from "./core/hazard.ts";

interface Question extends QuestionOf<"forms"> {
  readonly shown: Form;
  readonly hazard: Hazard;
}

/**
 * `shown` is a form of the function that `rows` gives; null for either asks nothing. Both must be the same objects
 * from render to render. `isOld` tells that the function has changed since, and ends a running call.
 */
export function useHazardFree(shown: Form | null, rows: RowsRequest | null, isOld: boolean) {
  const [tries, setTries] = useState(0);
  const question = useMemo((): Question | null => {
    const hazard = shown && rows && hazardOf(shown, rows);
    return (
      rows &&
      shown &&
      hazard && { shown, hazard, request: { ...rows, form: shown.kind, withoutHazards: true } }
    );
    // oxlint-disable-next-line react/exhaustive-deps -- another try is another question
  }, [shown, rows, tries]);
  const ended = useEngineCall("forms", isOld ? null : question);
  const state = useMemo((): HazardFree => {
    if (!shown || !rows) return { status: "off" };
    if (!question) return { status: "none" };
    if (ended?.of !== question) return { status: "working" };
    return hazardFree(shown, question.hazard, ended.result.kind === "outcome" ? ended.result.outcome : null);
  }, [shown, rows, question, ended]);
  return { state, retry: () => setTries(tries + 1) };
}
