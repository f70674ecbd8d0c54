// The names that the shown text gives its variables; every copy from its answer carries them.

import { createContext } from "react";
import type { GivenName } from "#contract/generated/logic-types.ts";

export const NamesContext = createContext<readonly GivenName[]>([]);
