// Leaves out the library's palettes that no role uses: half of its variables, in the style sheet that every visit loads.

import type { Plugin } from "vite";

const sheet = /[\\/]@mantine[\\/]core[\\/]styles[\\/]default-css-variables\.css$/;

/** The theme has brown, gray and dark; what is said by colour besides has a role of its own (theme/roles.ts). */
export const unusedPalettes = "red|pink|grape|violet|indigo|blue|cyan|teal|lime|green|yellow|orange" as const;

const declaration = new RegExp(`^[^;{}]*--mantine-color-(?:${unusedPalettes})-[^;{}]*;`, "gm");

export function withoutUnusedPalettes(): Plugin {
  return {
    name: "unused-palettes",
    enforce: "pre",
    transform: {
      filter: { id: sheet },
      handler: (css) => ({ code: css.replace(declaration, ""), map: null }),
    },
  };
}
