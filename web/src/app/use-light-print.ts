// Prints in the light colours, whatever the colours on the screen: paper is white.

import { useWindowEvent } from "@mantine/hooks";
import { useRef } from "react";

const attribute = "data-mantine-color-scheme";

export function useLightPrint(): void {
  const onScreen = useRef<string | null>(null);
  useWindowEvent("beforeprint", () => {
    onScreen.current = document.documentElement.getAttribute(attribute);
    document.documentElement.setAttribute(attribute, "light");
  });
  useWindowEvent("afterprint", () => {
    if (onScreen.current !== null) document.documentElement.setAttribute(attribute, onScreen.current);
  });
}
