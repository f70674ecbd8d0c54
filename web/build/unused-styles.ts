// Removes unused rules from the library's style sheets, which every visit loads: palettes without a role, sizes of
// headings, shadows, breakpoints, groups of buttons.

import type { Plugin } from "vite";

/** The library's palettes that the theme replaces: it has brown, gray and dark, and roles (theme/roles.ts). */
const palettes = "red|pink|grape|violet|indigo|blue|cyan|teal|lime|green|yellow|orange";
/** Unused variables. The page has its own shadow (theme/global.css), and a media query cannot read a variable. */
const variables = `shadow-|breakpoint-|color-(?:${palettes})-|color-(?:dark|gray)-(?:light|outline|text)|h\\d-|heading-text`;
/** ButtonGroup and its sections, by the classes that the library gives them. */
const groups = "m_80d6d844|m_70be2a01";

const unusedIn: Readonly<Record<string, RegExp>> = {
  "default-css-variables.css": new RegExp(`^[^;{}]*--mantine-(?:${variables})[^;{}]*;`, "gm"),
  "Button.css": new RegExp(`[^{}]*\\.(?:${groups})[^{}]*\\{[^{}]*\\}`, "g"),
};

const sheet = /[\\/]@mantine[\\/]core[\\/]styles[\\/](default-css-variables\.css|Button\.css)$/;

export function withoutUnusedStyles(): Plugin {
  return {
    name: "unused-styles",
    enforce: "pre",
    transform: {
      filter: { id: sheet },
      handler(css, id) {
        const unused = unusedIn[sheet.exec(id)?.[1] ?? ""];
        const code = unused ? css.replace(unused, "") : css;
        // Another version of the library may write the rules differently; then this pattern has to be changed.
        if (code === css) throw new Error(`${id} has nothing of what is left out of it.`);
        return { code, map: null };
      },
    },
  };
}
