// Swipes of a finger, as the browser gets them from a touch screen.

import type { BrowserContext, Page } from "playwright-core";

export interface Swipe {
  readonly from: readonly [x: number, y: number];
  /** In px; positive is to the right and down. */
  readonly by: readonly [x: number, y: number];
}

const steps = 10;

/** Swipes, and waits until nothing scrolls any more. */
export async function swipe(context: BrowserContext, page: Page, { from: [x, y], by }: Swipe): Promise<void> {
  const session = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at === undefined ? [] : [{ x: x + (by[0] * at) / steps, y: y + (by[1] * at) / steps }],
    });
  await touch("touchStart", 0);
  for (let at = 1; at <= steps; at += 1) await touch("touchMove", at);
  await touch("touchEnd");
  await session.detach();
  await page.evaluate(async () => {
    const offsets = () => [
      window.scrollY,
      ...[...document.querySelectorAll("section")].map(({ scrollTop }) => scrollTop),
    ];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0, before = ""; still < 12;) {
      await frame();
      const now = String(offsets());
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}
