// The views of selected rows, fetched while the visitor chooses the first one.

import { lazy } from "#lib/lazy.ts";

export const lazyForm = lazy(() => import("./form-shown.tsx"));
export const lazyMap = lazy(() => import("./map-view.tsx"));
