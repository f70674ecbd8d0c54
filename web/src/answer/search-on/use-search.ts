// Joins a search's states to the engine. Removing the component ends the search; the best form found by then stays.

import { useEffect, useRef, useState } from "react";
import { budgets } from "#contract/budgets.ts";
import { browserOptions } from "#lib/engine/browser-engine.ts";
import { runSearch, type SearchCall } from "#lib/engine/search.ts";
import type { FormFacts } from "./core/form-facts.ts";
import { idle, isGain, reduce, type Search, type SearchEvent, type SearchOutcome } from "./core/search.ts";

export interface SearchOptions {
  /** The search for the shown form; its work budget is replaced. */
  readonly call: SearchCall;
  readonly shown: FormFacts;
  /**
   * Called when the search has found a better form, or has ended with a better bound. `better` is the best form
   * found, null while the form at the start is the best; `lowerBound` is the best bound.
   */
  readonly onGain: (better: SearchOutcome | null, lowerBound: number) => void;
}

export function useSearch(options: SearchOptions) {
  const [search, setSearch] = useState<Search>(idle);
  const latest = useRef({ search, options });
  const left = useRef<AbortController | null>(null);
  useEffect(() => {
    latest.current.options = options;
  });
  useEffect(() => () => left.current?.abort(), []);

  function tell(event: SearchEvent): void {
    const before = latest.current.search;
    const after = reduce(before, event);
    latest.current.search = after;
    setSearch(after);
    if (isGain(before, after)) latest.current.options.onGain(after.better, after.best.lowerBound);
  }

  async function start(factor: number): Promise<void> {
    const { call, shown } = latest.current.options;
    const mine = new AbortController();
    left.current = mine;
    tell({ type: "started", factor, shown });
    const result = await runSearch(
      browserOptions,
      withWork(call, budgets.page.workMax * factor),
      (report) => tell({ type: "reported", report }),
      mine.signal,
    );
    switch (result.kind) {
      case "outcome":
        return tell({ type: "answered", outcome: result.outcome });
      case "cancelled":
        return;
      case "fault":
      case "unavailable":
        return tell({ type: "failed", failure: result.kind });
    }
  }

  function cancel(): void {
    // The event comes before the abort, because the aborted call ends only later.
    tell({ type: "cancelled" });
    left.current?.abort();
  }

  return { search, start, cancel };
}

function withWork(call: SearchCall, workMax: number): SearchCall {
  if (call.operation === "search") return { ...call, request: { ...call.request, workMax } };
  const { function: of, form } = call.request;
  return { ...call, request: { function: { ...of, workMax }, form } };
}
