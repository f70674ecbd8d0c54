// Leaves out of the library's style sheets, which every visit loads, what the page never shows: palettes without a role,
// sizes of headings, shadows, widths of windows, groups of buttons.

import type { Plugin } from "vite";

/** The theme has brown, gray and dark; what is said by colour besides has a role of its own (theme/roles.ts). */
const palettes = "red|pink|grape|violet|indigo|blue|cyan|teal|lime|green|yellow|orange";
/** The page has a shadow of its own (theme/global.css), and a media query can read no variable. */
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
        // Another version of the library may write them otherwise.
        if (code === css) throw new Error(`${id} has nothing of what is left out of it.`);
        return { code, map: null };
      },
    },
  };
}
