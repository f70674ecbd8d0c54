// Search on for the minimal form of the selected rows. A part of its own: only a form without a proof needs it.

import { useMemo } from "react";
import { SearchOn } from "#expression/search-on/search-on.tsx";
import { improvedForm, searchRequest } from "./core/search-on.ts";
import type { Minimal, ShownForm } from "./core/shown-form.ts";

export interface SearchOnFormProps {
  readonly canonical: ShownForm["canonical"];
  readonly minimal: Minimal;
  readonly onImproved: (minimal: Minimal) => void;
}

export function SearchOnForm({ canonical, minimal, onImproved }: SearchOnFormProps) {
  const request = useMemo(() => searchRequest(canonical), [canonical]);
  return (
    <SearchOn
      kind={canonical.kind}
      shown={minimal}
      request={request}
      onGain={(better, bound) => onImproved(improvedForm(minimal, better, bound))}
    />
  );
}
