// The longer search below a form that is not proved, or that such a search has found. Fetched when it is first drawn.

import type { ComponentProps } from "react";
import { LazyPart } from "#components/lazy-part.tsx";
import type { SearchOn } from "#expression/search-on/search-on.tsx";
import { pagePart } from "#lib/page-part.ts";

const searchOn = pagePart(async () => (await import("#expression/search-on/search-on.tsx")).SearchOn);

export function SearchFurther(props: ComponentProps<typeof SearchOn>) {
  return <LazyPart part={searchOn} props={props} />;
}
