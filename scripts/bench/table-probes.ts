// Functions that run inside the truth table's page. Each is sent as source text, so it uses nothing outside itself.

/** From the next press until a table of `rows` rows, of the present expressions, is on screen. */
export function timeToRows(rows: number): Promise<number> {
  return new Promise((resolve) => {
    let startMs = 0;
    addEventListener("pointerdown", () => (startMs = performance.now()), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const table = document.querySelector("main table");
      const isThere = table?.querySelector("[aria-rowindex='2']") && !table.closest("[data-old]");
      if (startMs === 0 || !isThere || table?.getAttribute("aria-rowcount") !== String(rows + 1)) return;
      observer.disconnect();
      // The frame after the next one starts when the rows have been painted.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - startMs)));
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

/** Replaces the page's content by one tall empty element. */
export function fillEmptyPage(): void {
  document.body.innerHTML = "<div style='height: 2000000px'></div>";
}

/** Scrolls for 300 frames by `stepPx` px each and returns the time of each frame in ms. */
export async function scrollForFrames(stepPx: number): Promise<number[]> {
  const table = document.querySelector("main table");
  const box = table?.closest("[tabindex]") ?? document.scrollingElement;
  if (!box) throw new Error("There is nothing to scroll.");
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  box.scrollTop = 0;
  let beforeMs = await frame();
  const framesMs: number[] = [];
  for (let at = 0; at < 300; at += 1) {
    box.scrollTop += stepPx;
    const nowMs = await frame();
    framesMs.push(nowMs - beforeMs);
    beforeMs = nowMs;
  }
  if (box.scrollTop < stepPx * 299) throw new Error("It did not scroll.");
  return framesMs;
}
