// Writes roles and scales as CSS variables and points the library's own variables at the roles.

import type { CSSVariablesResolver } from "@mantine/core";
import { compareColours, compareInk } from "./compare-colours.ts";
import { roles } from "./roles.ts";
import { math, space, text } from "./scale.ts";

function ofScheme(scheme: 0 | 1): Record<string, string> {
  const compare = compareColours.map((pair, at) => [`--compare-${at}`, pair[scheme]]);
  return Object.fromEntries([
    ...Object.entries(roles).map(([role, pair]) => [`--${role}`, pair[scheme]]),
    ["--compare-ink", compareInk[scheme]],
    ...compare,
  ]);
}

/** The library's variables that have a role; the same in both schemes because the roles change. */
const library = {
  "--mantine-color-body": "var(--body)",
  "--mantine-color-text": "var(--ink)",
  "--mantine-color-bright": "var(--ink)",
  "--mantine-color-dimmed": "var(--muted)",
  "--mantine-color-placeholder": "var(--placeholder)",
  "--mantine-color-error": "var(--bad)",
  "--mantine-color-success": "var(--ok)",
  "--mantine-color-anchor": "var(--accent)",
  "--mantine-color-default-color": "var(--ink)",
  "--mantine-color-brown-filled": "var(--accent)",
  "--mantine-color-brown-filled-hover": "var(--accent-hover)",
  "--mantine-color-brown-light": "var(--accent-tint)",
  "--mantine-color-brown-light-color": "var(--accent-tint-text)",
  "--mantine-primary-color-contrast": "var(--accent-label)",
};

/** A disabled control is recognised by its flat, pale look; its label is exempt from the contrast rule. */
const disabled = {
  light: { "--mantine-color-disabled": "#ebe3db", "--mantine-color-disabled-color": "#ae9d90" },
  dark: { "--mantine-color-disabled": "#302923", "--mantine-color-disabled-color": "#8f847c" },
};

const scales = Object.fromEntries([
  ...space.map((px) => [`--space-${px}`, `${px}px`]),
  ...Object.entries(text).map(([use, size]) => [`--text-${use}`, size]),
  ...Object.entries(math).map(([use, size]) => [`--math-${use}`, size]),
]);

export const cssVariables: CSSVariablesResolver = (theme) => ({
  variables: {
    ...scales,
    "--serif": theme.headings.fontFamily,
    "--mono": theme.fontFamilyMonospace,
    "--radius-tag": theme.radius.xs,
    "--radius-control": theme.radius.sm,
    "--radius-field": theme.radius.md,
    "--radius-card": theme.radius.lg,
    "--radius-dialog": theme.radius.xl,
  },
  light: { ...ofScheme(0), ...library, ...disabled.light },
  dark: { ...ofScheme(1), ...library, ...disabled.dark },
});
