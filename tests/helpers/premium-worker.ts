// The Worker with a premium caller, for tests of premium features. It is never deployed.

import { createWorker } from "../../worker/src/entry.ts";

export default createWorker(() => async () => ({ kind: "premium", uid: "premium" }));
