// The Worker's entry. Nobody has an account, so nobody is more than a caller.

import { createWorker } from "./entry.ts";

export default createWorker(async () => ({ kind: "none" }));
