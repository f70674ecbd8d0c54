// The engine with its real WASM, stalled and then destroyed: Cancel works, and a new instance follows a trap.
// @module-tag deep

import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();

test("Cancel ends a call under way, and the next call gets a new instance", async () => {
  let stalled = true;
  const { page } = await open({
    path: "/simplify",
    // Neither request is ever answered, so the call waits for its instance until it is cancelled.
    before: async (fresh) => {
      await fresh.route("**/*.wasm", (route) => (stalled ? undefined : route.continue()));
      await fresh.route("**/api/free/**", () => undefined);
    },
  });
  const screen = new SimplifierScreen(page);
  await screen.field.fill("A.B+A.B'");
  await screen.field.press("Enter");
  const cancel = page.getByRole("button", { name: "Cancel" });
  await cancel.waitFor();
  expect(await screen.button.getAttribute("aria-disabled")).toBe("true");
  stalled = false;
  await cancel.click();
  await cancel.waitFor({ state: "detached" });
  expect(await screen.field.inputValue()).toBe("A.B+A.B'");
  await screen.field.press("Enter");
  await screen.answer.waitFor();
  expect(await screen.row("Result").innerText()).toMatch(/^A\s/);
});

test("after a trap the API answers the call, and the next one runs in a new instance", async () => {
  const { page, context } = await open({
    path: "/simplify",
    before: async (fresh) => {
      // The minimum while typing would meet the trap, too.
      await fresh.addInitScript(() => localStorage.setItem("minimumWhileTyping", "off"));
      // The same script, after code that keeps a reference to the instance's memory.
      await fresh.route("**/logic.worker-*.js", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${holdMemory}${await response.text()}` });
      });
    },
  });
  const screen = new SimplifierScreen(page);
  let apiCalls = 0;
  context.on("request", (request) => {
    if (request.url().includes("/api/free/simplify")) apiCalls += 1;
  });
  const answerTo = async (input: string) => {
    await screen.solve(input);
    return screen.row("Result").innerText();
  };
  const text = "A.B+A.B'";
  await screen.field.fill(text);
  // The engine has started. While it is late, the service is asked too.
  await expect.poll(() => screen.readAs.innerText()).toBe(text);
  expect(await answerTo(text)).toMatch(/^A\s/);
  expect(apiCalls).toBe(0);
  const [worker] = page.workers();
  if (!worker) throw new Error("The page has no Web Worker.");
  await screen.field.fill("B.C+B.C'");
  // Otherwise the line under the field would meet the trap, and the call would get the new instance.
  await expect.poll(() => screen.readAs.innerText()).toBe("B.C+B.C'");
  await worker.evaluate("destroyMemory()");
  expect(await answerTo("B.C+B.C'")).toMatch(/^B\s/);
  expect(apiCalls).toBe(1);
  expect(await answerTo("C.D+C.D'")).toMatch(/^C\s/);
  expect(apiCalls).toBe(1);
});

const holdMemory = `
const hold = (instance) => {
  self.destroyMemory = () => new Uint8Array(instance.exports.memory.buffer).fill(0xff);
};
const { instantiate, instantiateStreaming } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
  const instance = await instantiate.apply(WebAssembly, given);
  hold(instance);
  return instance;
};
WebAssembly.instantiateStreaming = async (...given) => {
  const started = await instantiateStreaming.apply(WebAssembly, given);
  hold(started.instance);
  return started;
};
`;
