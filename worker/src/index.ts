// The Worker's entry, as it is deployed. It takes keys only from the identity provider itself.

import { createWorker } from "./entry.ts";

const keysAddress = "https://www.googleapis.com/robot/v1/metadata/jwk/securetoken@system.gserviceaccount.com";

export default createWorker(() => keysAddress);
