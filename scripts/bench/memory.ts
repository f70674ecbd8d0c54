// The memory of a page and its Web Workers by the DevTools protocol: JavaScript heap, buffers and WASM memory.

import type { Browser, CDPSession, Page } from "playwright-core";

/** One call of the protocol. */
type Send = (method: string, params?: object) => Promise<unknown>;

/**
 * Attaches to the Web Workers that run now. The returned function collects garbage and resolves to the bytes in use.
 */
export async function followMemory(browser: Browser, page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  const root = await browser.newBrowserCDPSession();
  const { targetInfos } = await root.send("Target.getTargets");
  const workers = targetInfos.filter(({ type }) => type === "worker");
  const sends: Send[] = [
    // playwright types each method by its name; here page and Web Worker share one untyped function.
    (method, params) => session.send(method as "Runtime.enable", params as undefined),
    ...(await Promise.all(workers.map(({ targetId }) => sendToWorker(root, targetId)))),
  ];
  return async () => {
    await session.send("HeapProfiler.collectGarbage");
    const parts = await Promise.all(
      sends.map(async (send) => (await heapBytes(send)) + (await wasmBytes(send))),
    );
    return parts.reduce((sum, part) => sum + part, 0);
  };
}

/** Calls to a Web Worker go through the browser's session, as texts in both directions. */
async function sendToWorker(root: CDPSession, targetId: string): Promise<Send> {
  const { sessionId } = await root.send("Target.attachToTarget", { targetId, flatten: false });
  let lastId = 0;
  return (method, params = {}) =>
    new Promise((resolve) => {
      lastId += 1;
      const id = lastId;
      const heard = ({ sessionId: from, message }: { sessionId: string; message: string }) => {
        const reply: { id: number; result: unknown } = JSON.parse(message);
        if (from !== sessionId || reply.id !== id) return;
        root.off("Target.receivedMessageFromTarget", heard);
        resolve(reply.result);
      };
      root.on("Target.receivedMessageFromTarget", heard);
      const message = JSON.stringify({ id, method, params });
      void root.send("Target.sendMessageToTarget", { sessionId, message });
    });
}

interface HeapUsage {
  readonly totalSize: number;
  readonly embedderHeapUsedSize?: number;
  readonly backingStorageSize?: number;
}

async function heapBytes(send: Send): Promise<number> {
  const usage = (await send("Runtime.getHeapUsage")) as HeapUsage;
  return usage.totalSize + (usage.embedderHeapUsedSize ?? 0) + (usage.backingStorageSize ?? 0);
}

/** The heap's figures do not include WASM memory, so the bytes of each `WebAssembly.Memory` are added up. */
async function wasmBytes(send: Send): Promise<number> {
  const { result } = (await send("Runtime.evaluate", { expression: "WebAssembly.Memory.prototype" })) as {
    result: { objectId: string };
  };
  const { objects } = (await send("Runtime.queryObjects", { prototypeObjectId: result.objectId })) as {
    objects: { objectId: string };
  };
  const { result: sum } = (await send("Runtime.callFunctionOn", {
    objectId: objects.objectId,
    functionDeclaration:
      "function () { return this.reduce((sum, { buffer }) => sum + buffer.byteLength, 0); }",
    returnByValue: true,
  })) as { result: { value: number } };
  return sum.value;
}
