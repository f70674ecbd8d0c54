// The start of the engine before the page's own code is there: the script of the first paint begins it, the engine
// takes it over. Without it, as in development, the engine starts everything itself.

export interface EarlyEngine {
  /** Its script is on the way; it waits for the message that starts it. Null once it has failed or was taken. */
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
    // The scripts come first: without them the file is no use.
    return await WebAssembly.compileStreaming(fetch(file, { priority: "low" }));
  } catch {
    return null;
  }
}
