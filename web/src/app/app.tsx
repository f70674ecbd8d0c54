// The providers around every screen: theme, entitlement, router.

import { MantineProvider } from "@mantine/core";
import { RouterProvider } from "react-router-dom";
import { EntitlementProvider, type Entitlement } from "#account/entitlement.tsx";
import { cssVariables } from "#theme/css-variables.ts";
import { theme } from "#theme/theme.ts";
import { router } from "./router.tsx";

interface AppProps {
  readonly entitlement: Entitlement;
}

export function App({ entitlement }: AppProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <EntitlementProvider entitlement={entitlement}>
        <RouterProvider router={router} />
      </EntitlementProvider>
    </MantineProvider>
  );
}
