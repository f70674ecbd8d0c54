// The local account page in a popup: its choice counts even if the popup closes before the choice arrives.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askLocalGoogle } from "#account/local-google.ts";

const origin = "http://127.0.0.1:5173";

/** A page whose windows stay as they are until the test closes them. */
function stubPage() {
  const popup = { closed: false, close: () => void (popup.closed = true) };
  const messages = new EventTarget();
  let state = "";
  vi.stubGlobal("window", {
    location: { origin },
    open: (address: string) => {
      state = new URL(address, origin).searchParams.get("state") ?? "";
      return popup;
    },
    setInterval: (...given: Parameters<typeof setInterval>) => setInterval(...given),
    clearInterval: (timer: number) => clearInterval(timer),
    addEventListener: messages.addEventListener.bind(messages),
    removeEventListener: messages.removeEventListener.bind(messages),
  });
  const choose = () =>
    messages.dispatchEvent(
      // The window that sent it is gone.
      new MessageEvent("message", {
        origin,
        source: null,
        data: { type: "google-account", state, idToken: "t" },
      }),
    );
  return { popup, choose };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a choice that arrives after the window was found closed signs in", async () => {
  const { popup, choose } = stubPage();
  const asked = askLocalGoogle();
  popup.close();
  vi.advanceTimersByTime(900);
  choose();
  expect(await asked).toBe("t");
});

test("a window that closes without a choice is told", async () => {
  const { popup } = stubPage();
  const asked = askLocalGoogle();
  popup.close();
  vi.advanceTimersByTime(3_000);
  await expect(asked).rejects.toMatchObject({ code: "auth/popup-closed-by-user" });
});
