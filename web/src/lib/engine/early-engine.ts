// The start of the engine before the page's own code is there: the script of the first paint begins the start, and
// the engine takes over the Web Worker and the module. Without that script, as in development, the engine starts both
// itself.

export interface EarlyEngine {
  /**
   * The Web Worker, whose script is loading and which waits for the start message. Null once it has failed or was
   * taken.
   */
  worker: Worker | null;
  /** Null where the file could not be fetched or compiled; the Web Worker then tries it itself. */
  readonly module: Promise<WebAssembly.Module | null>;
}

declare global {
  interface Window {
    /** Null once the engine has started without it. */
    earlyEngine?: EarlyEngine | null;
  }
}

interface EngineFiles {
  readonly worker: string;
  readonly wasm: string;
}

export function beginEngine({ worker: script, wasm }: EngineFiles): EarlyEngine {
  const early: EarlyEngine = { worker: startWorker(script), module: compile(wasm) };
  early.worker?.addEventListener("error", (event) => {
    event.preventDefault();
    early.worker = null;
  });
  return early;
}

function startWorker(script: string): Worker | null {
  try {
    return new Worker(script, { type: "module" });
  } catch {
    return null;
  }
}

async function compile(file: string): Promise<WebAssembly.Module | null> {
  try {
    // Low priority, so that the scripts load first: without them the WASM is of no use.
    return await WebAssembly.compileStreaming(fetch(file, { priority: "low" }));
  } catch {
    return null;
  }
}
