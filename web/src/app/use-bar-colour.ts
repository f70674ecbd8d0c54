// The browser's own bar takes the header's colour; index.html can only follow the system, not the visitor's choice.

import { useComputedColorScheme } from "@mantine/core";
import { useEffect } from "react";
import { roles } from "#theme/roles.ts";

export function useBarColour(): void {
  const scheme = useComputedColorScheme("light", { getInitialValueInEffect: false });
  useEffect(() => {
    const [light, dark] = roles.surface;
    for (const meta of document.querySelectorAll("meta[name=theme-color]"))
      meta.setAttribute("content", scheme === "dark" ? dark : light);
  }, [scheme]);
}
