// The providers around every screen: theme and router.

import { MantineProvider } from "@mantine/core";
import { RouterProvider } from "react-router-dom";
import { cssVariables } from "#theme/css-variables.ts";
import { theme } from "#theme/theme.ts";
import { router } from "./router.tsx";

export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <RouterProvider router={router} />
    </MantineProvider>
  );
}
