// The colours that a system gives in forced colours.

import type { Page } from "playwright-core";

/** How the page computes a colour of the system, such as GrayText. */
export function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement("span"));
    probe.style.color = colour;
    const shown = getComputedStyle(probe).color;
    probe.remove();
    return shown;
  }, name);
}
