// The Worker's entry, as it is deployed.

import { createCallerOf } from "./auth/caller.ts";
import { createWorker } from "./entry.ts";

export default createWorker(createCallerOf);
