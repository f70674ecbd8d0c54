// The operations of the engine: the crate's calls that the page makes, by name. Only the Web Worker loads this file;
// other files import its types. A new operation is added here and nowhere else. `networks` is in a package of its own.

import type { networks } from "../../../../logic-rs/dist/networks/networks.js";
import {
  forms,
  minimalForm,
  minimalFormWatched,
  read,
  readList,
  simplify,
  simplifyWatched,
  table,
} from "../../../../logic-rs/dist/web/logic_rs.js";

/** `search` and `searchForm` are `simplify` and `minimalForm` with progress reports, for a large budget. */
export const operations = {
  simplify,
  minimalForm,
  read,
  readList,
  table,
  forms,
  search: simplifyWatched,
  searchForm: minimalFormWatched,
};

type Operations = typeof operations & { readonly networks: typeof networks };

export type Operation = keyof Operations;
export type RequestOf<Op extends Operation> = Parameters<Operations[Op]>[0];
export type OutcomeOf<Op extends Operation> = ReturnType<Operations[Op]>;

export type SearchOperation = "search" | "searchForm";
