// The cache of what the service answered, for the screens that ask it. They bring it themselves: it is no part of the
// first load, and most screens need no service.

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";

// A call that fails is reported at once, without a retry: the server is our own Worker, and the visitor can try again.
// "always": no call waits silently because the browser believes that it is offline.
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: "always" },
    mutations: { retry: false, networkMode: "always" },
  },
});

export function ServerState({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
