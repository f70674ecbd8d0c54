// The page's one API client.

import { createApiClient } from "./api-client.ts";

export const api = createApiClient({ fetch: (...call) => window.fetch(...call) });
