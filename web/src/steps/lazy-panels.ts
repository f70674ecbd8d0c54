// The panels with steps, fetched with the first press.

import { lazy } from "#lib/lazy.ts";

export const panels = lazy(() => import("./panels.ts"));
