// A lazy module: it is fetched once, a failed fetch can be repeated, and the failure says what the visitor can do.

import { describe, expect, test, vi } from "vitest";
import { createLazyModule, LazyError, type LazyLoader } from "#lib/lazy-module.ts";

const network = new TypeError("no network");

/** Fails as often as there are reasons, then gives the module. */
function failing(...reasons: readonly Error[]) {
  const left = [...reasons];
  return vi.fn<() => Promise<string>>(() => {
    const reason = left.shift();
    return reason ? Promise.reject(reason) : Promise.resolve("module");
  });
}

function loader(askForOwnFile: LazyLoader["askForOwnFile"]): LazyLoader {
  return { failedStyles: () => [], fetchFailedStyles: () => Promise.resolve(), askForOwnFile };
}

const online = loader(() => Promise.resolve({ ok: true }));
const offline = loader(() => Promise.reject(network));
const newVersion = loader(() => Promise.resolve({ ok: false }));

test("a module is fetched once, however often it is asked for", async () => {
  const fetchModule = failing();
  const module = createLazyModule(online, fetchModule);
  expect(module.loaded()).toBeNull();
  const both = [module.load(), module.load()];
  expect(await Promise.all(both)).toEqual(["module", "module"]);
  expect(module.loaded()).toBe("module");
  await module.load();
  expect(fetchModule).toHaveBeenCalledTimes(1);
});

describe("a failed fetch says what would help", () => {
  test.each([
    ["unreachable", offline, [network], 1],
    ["outdated", newVersion, [network], 1],
    ["stuck", online, [network, network], 2],
  ] as const)("%s", async (failure, browser, reasons, fetches) => {
    const fetchModule = failing(...reasons);
    const module = createLazyModule(browser, fetchModule);
    const error: unknown = await module.load().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LazyError);
    expect(error).toMatchObject({ failure, cause: network });
    expect(module.loaded()).toBeNull();
    expect(fetchModule).toHaveBeenCalledTimes(fetches);
  });
});

test("a failure is not kept: the next call fetches again", async () => {
  const module = createLazyModule(offline, failing(network));
  await expect(module.load()).rejects.toBeInstanceOf(LazyError);
  expect(await module.load()).toBe("module");
});

test("where the server answers by then, one more fetch is made without asking anybody", async () => {
  expect(await createLazyModule(online, failing(network)).load()).toBe("module");
});

describe("a style sheet that failed with a lazy module", () => {
  const setup = () => {
    const world = { failed: new Set<string>(), isDown: true, steps: [] as string[] };
    const browser: LazyLoader = {
      failedStyles: () => world.failed,
      fetchFailedStyles: async () => {
        world.steps.push("styles");
        if (!world.isDown) world.failed.clear();
      },
      askForOwnFile: offline.askForOwnFile,
    };
    const styled = createLazyModule(browser, async () => {
      world.steps.push("module");
      // The build's loader asks for a style sheet once, and goes on without it the next time.
      if (world.steps.filter((step) => step === "module").length > 1) return "styled";
      world.failed.add("styled.css");
      throw network;
    });
    return { world, styled, other: createLazyModule(browser, () => Promise.resolve("other")) };
  };

  test("is fetched before that module, which is not drawn without it", async () => {
    const { world, styled } = setup();
    await expect(styled.load()).rejects.toMatchObject({ failure: "unreachable" });
    await expect(styled.load()).rejects.toMatchObject({ failure: "unreachable" });
    world.isDown = false;
    expect(await styled.load()).toBe("styled");
    expect(world.steps).toEqual(["styles", "module", "styles", "styles", "module"]);
  });

  test("keeps no other module away", async () => {
    const { styled, other } = setup();
    await expect(styled.load()).rejects.toBeInstanceOf(LazyError);
    expect(await other.load()).toBe("other");
  });
});
