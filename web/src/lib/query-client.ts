// The cache of the service's data about the user, for what is fetched lazily.

import { QueryClient } from "@tanstack/react-query";

export const queryClient = new QueryClient();
