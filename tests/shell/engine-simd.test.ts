// The page fetches one of its two WASM files, depending on whether the browser has 128-bit vectors.
// @module-tag deep

import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();

test.each([
  ["with SIMD", "", /\/logic_rs_bg-[^/]*\.wasm$/],
  ["without SIMD", "WebAssembly.validate = () => false;", /\/logic_rs_plain_bg-[^/]*\.wasm$/],
])("%s the page fetches one file, and it answers", async (_name, stub, file) => {
  const fetched: string[] = [];
  const { page } = await open({
    path: "/simplify",
    before: async (fresh) => {
      fresh.on("request", (request) => {
        if (request.url().endsWith(".wasm")) fetched.push(request.url());
      });
      // A slow machine's page asks the service too. Without it the answer is the file's.
      await fresh.route("**/api/**", (route) => route.abort());
      // The page chooses the file; a Web Worker that fetches one itself chooses by the same rule.
      await fresh.addInitScript(stub);
      await fresh.route("**/logic.worker-*.js", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${stub}${await response.text()}` });
      });
    },
  });
  const screen = new SimplifierScreen(page);
  await screen.solve("A.B+A.B'");
  expect(await screen.row("Result").innerText()).toMatch(/^A\s/);
  expect(fetched).toEqual([expect.stringMatching(file)]);
});
