// The Worker's entry, as it is deployed. It takes keys only from the identity provider itself, and sends keys only to the
// payment provider.

import { createWorker } from "./entry.ts";
import { providerOrigins } from "./payment/merchant-api.ts";

const keysAddress = "https://www.googleapis.com/robot/v1/metadata/jwk/securetoken@system.gserviceaccount.com";

export default createWorker({
  loggedShare: ({ LOGGED_SHARE: share = "1" }) => Number(share),
  keysAddress: () => keysAddress,
  isProvider: (origin) => providerOrigins.includes(origin),
  isWebhook: ({ protocol }) => protocol === "https:",
});
