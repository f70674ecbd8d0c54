// What is around every screen: theme, server state, entitlement, router.

import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router-dom";
import { EntitlementProvider, type Entitlement } from "#account/entitlement.tsx";
import { cssVariables } from "#theme/css-variables.ts";
import { theme } from "#theme/theme.ts";
import { router } from "./router.tsx";

// A call that fails is told at once: what stands between is our own Worker, and the person can press again.
// "always": the browser's idea of being offline must not hold a call back without a word.
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: "always" },
    mutations: { retry: false, networkMode: "always" },
  },
});

interface AppProps {
  readonly entitlement: Entitlement;
}

export function App({ entitlement }: AppProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <EntitlementProvider entitlement={entitlement}>
          <RouterProvider router={router} />
        </EntitlementProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
