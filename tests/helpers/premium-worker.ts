// The Worker with a premium caller, for tests of what only premium callers get. Never deployed.

import { createWorker } from "../../worker/src/entry.ts";

export default createWorker(() => async () => ({ kind: "premium", uid: "premium" }));
