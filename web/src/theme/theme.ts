// The theme: scales, type, radii, breakpoints, and how the button variants are coloured.

import { createTheme, defaultVariantColorsResolver, type VariantColorsResolver } from "@mantine/core";
import { breakpoints } from "./breakpoints.ts";
import { brown, dark, gray } from "./palette.ts";
import { text } from "./scale.ts";

const sans = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif';
const serif = '"STIX Two Text", Cambria, "Noto Serif", Charter, "Liberation Serif", "DejaVu Serif", serif';
const mono = 'ui-monospace, "SF Mono", Menlo, Consolas, "Roboto Mono", "DejaVu Sans Mono", monospace';

/** The library computes contrast from the light shade only, so the brown variants take their colours from the roles. */
const variantColors: VariantColorsResolver = (input) => {
  const fallback = defaultVariantColorsResolver(input);
  if ((input.color ?? input.theme.primaryColor) !== "brown") return fallback;
  const border = "1px solid transparent";
  switch (input.variant) {
    case "filled":
      return {
        background: "var(--accent)",
        hover: "var(--accent-hover)",
        color: "var(--accent-label)",
        border,
      };
    case "light":
      return {
        background: "var(--accent-tint)",
        hover: "color-mix(in srgb, var(--accent-tint) 88%, var(--accent))",
        color: "var(--accent-tint-text)",
        border,
      };
    case "subtle":
      return {
        background: "transparent",
        hover: "var(--accent-tint)",
        color: "var(--accent-tint-text)",
        border,
      };
    default:
      return fallback;
  }
};

export const theme = createTheme({
  primaryColor: "brown",
  primaryShade: { light: 6, dark: 4 },
  colors: { brown, dark, gray },
  black: "#2b211a",
  fontFamily: sans,
  fontFamilyMonospace: mono,
  headings: { fontFamily: serif, fontWeight: "600" },
  fontSizes: { xs: text.tag, sm: text.small, md: text.body, lg: text.panel, xl: text.page },
  lineHeights: { md: "1.5" },
  fontWeights: { regular: "400", medium: "500", bold: "600" },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "32px" },
  radius: { xs: "4px", sm: "6px", md: "8px", lg: "10px", xl: "12px" },
  defaultRadius: "sm",
  breakpoints,
  respectReducedMotion: true,
  cursorType: "pointer",
  variantColorResolver: variantColors,
});
