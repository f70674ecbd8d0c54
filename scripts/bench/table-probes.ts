// Functions that run in the page of the truth table. Each stands alone: it is sent over as its own source.

/** From the next press until a table of so many rows, and of no earlier expressions, is on the screen. */
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

/** A page with nothing in it but height. */
export function fillEmptyPage(): void {
  document.body.innerHTML = "<div style='height: 2000000px'></div>";
}

/** Scrolls for 300 frames, 3 rows a frame, and returns how long each frame took in ms. */
export async function scrollForFrames(): Promise<number[]> {
  const table = document.querySelector("main table");
  const box = table?.closest("[tabindex]") ?? document.scrollingElement;
  if (!box) throw new Error("There is nothing to scroll.");
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  box.scrollTop = 0;
  let beforeMs = await frame();
  const framesMs: number[] = [];
  for (let at = 0; at < 300; at += 1) {
    box.scrollTop += 96;
    const nowMs = await frame();
    framesMs.push(nowMs - beforeMs);
    beforeMs = nowMs;
  }
  if (box.scrollTop < 96 * 299) throw new Error("It did not scroll.");
  return framesMs;
}
