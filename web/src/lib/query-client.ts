// The cache of what the service knows of the user, for parts of the page that are fetched on demand.

import { QueryClient } from "@tanstack/react-query";

export const queryClient = new QueryClient();
