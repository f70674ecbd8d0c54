// The names that the shown text gives its variables, for whatever is copied from its answer.

import { createContext } from "react";
import type { GivenName } from "#contract/generated/logic-types.ts";

export const NamesContext = createContext<readonly GivenName[]>([]);
