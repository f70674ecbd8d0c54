// Search on for the minimal form of the selected rows. Fetched on demand, since only a form without a proof needs it.

import { useMemo } from "react";
import { SearchOn } from "#answer/search-on/search-on.tsx";
import { improvedForm, searchRequest } from "./core/search-on.ts";
import type { Minimal, Selection } from "./core/shown-form.ts";

export interface SearchOnFormProps {
  /** Must be the same object from render to render. */
  readonly selection: Selection;
  readonly minimal: Minimal;
  readonly onImproved: (minimal: Minimal) => void;
}

export function SearchOnForm({ selection, minimal, onImproved }: SearchOnFormProps) {
  const call = useMemo(
    () => ({ operation: "searchForm", request: searchRequest(selection) }) as const,
    [selection],
  );
  return (
    <SearchOn
      kind={selection.form}
      shown={minimal}
      call={call}
      onGain={(better, bound) => onImproved(improvedForm(selection, minimal, better, bound))}
    />
  );
}
