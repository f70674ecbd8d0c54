// Functions that run inside the page and time it. Each is sent as source text, so it uses nothing outside itself.

/** From the next keydown until the frame with the answer to the typed text is on screen. */
export function timeToAnswer(): Promise<number> {
  return new Promise((resolve) => {
    let startMs = 0;
    addEventListener("keydown", () => (startMs = performance.now()), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const card = document.querySelector("main section:has(dl)");
      if (startMs === 0 || !card || card.hasAttribute("data-old")) return;
      observer.disconnect();
      // The frame after the next one starts when the result has been painted.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - startMs)));
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

/** For each of `keys` keys: from the key until the line "Read as" shows the new text. */
export async function timeReadAs(keys: number): Promise<number[]> {
  const field = document.querySelector("input");
  const math = document.querySelector("form [role=math]");
  if (!field || !math) throw new Error("There is no field or no line to watch.");
  const timesMs: number[] = [];
  for (let key = 0; key < keys; key += 1) {
    const startMs = performance.now();
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.querySelector("form") ?? math, {
        attributeFilter: ["aria-label"],
        subtree: true,
      });
      // A sign with its operand: after the sign alone the line would not change.
      field.setRangeText("+A", field.value.length, field.value.length, "end");
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
    timesMs.push(performance.now() - startMs);
  }
  return timesMs;
}

/** For each character typed at the end: from the key until the next frame. */
export async function timeTyping(characters: string): Promise<number[]> {
  const field = document.querySelector("input");
  if (!field) throw new Error("There is no field.");
  const timesMs: number[] = [];
  for (const character of characters) {
    const startMs = performance.now();
    field.setRangeText(character, field.value.length, field.value.length, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    timesMs.push(performance.now() - startMs);
  }
  return timesMs;
}

/** From the press of the button that opens all prime implicants until they are painted. */
export async function timePrimesOpening(button: Element): Promise<number> {
  const startMs = performance.now();
  if (button instanceof HTMLElement) button.click();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - startMs;
}

/**
 * Waits for Cancel and presses it, or only types over the text. Times from there until the next text is read, and the
 * longest frame in between. `undefined` when no Cancel is shown within 15 seconds.
 */
export async function timeRestart(
  presses: boolean,
): Promise<readonly [restartMs: number, longestFrameMs: number] | undefined> {
  const field = document.querySelector("input");
  const form = document.querySelector("form");
  if (!field || !form) throw new Error("There is no field.");
  const cancel = await new Promise<HTMLElement | undefined>((resolve) => {
    setTimeout(resolve, 15_000);
    const observer = new MutationObserver(() => {
      const buttons = [...document.querySelectorAll("main button")];
      const button = buttons.find(({ textContent }) => textContent === "Cancel");
      if (!(button instanceof HTMLElement)) return;
      observer.disconnect();
      resolve(button);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  if (!cancel) return undefined;
  field.focus();
  const startMs = performance.now();
  let [beforeMs, longestFrameMs, isOver] = [startMs, 0, false];
  const watch = (nowMs: number) => {
    longestFrameMs = Math.max(longestFrameMs, nowMs - beforeMs);
    beforeMs = nowMs;
    if (!isOver) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  if (presses) cancel.click();
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (form.querySelector("[role=math]")?.getAttribute("aria-label") !== "A or B") return;
      observer.disconnect();
      resolve();
    });
    observer.observe(form, { attributes: true, childList: true, subtree: true });
    field.setSelectionRange(0, field.value.length);
    document.execCommand("insertText", false, "A+B");
  });
  isOver = true;
  return [performance.now() - startMs, longestFrameMs];
}
