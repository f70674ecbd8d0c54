// The cache of the service's data about the user, for parts of the page that are fetched on demand.

import { QueryClient } from "@tanstack/react-query";

export const queryClient = new QueryClient();
