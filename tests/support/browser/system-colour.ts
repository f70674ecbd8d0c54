// What a system colour is in a page's present media.

import type { Page } from "playwright-core";

export function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement("span"));
    probe.style.color = colour;
    const shown = getComputedStyle(probe).color;
    probe.remove();
    return shown;
  }, name);
}
