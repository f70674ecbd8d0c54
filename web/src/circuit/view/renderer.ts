// Starts pixi: which of its renderers, and with what left off. The view renders on demand, so nothing of pixi's runs by
// itself.

import "pixi.js/unsafe-eval";
import { autoDetectRenderer, Ticker, type Renderer } from "pixi.js";

export type RendererKind = "webgl" | "canvas";

export async function startRenderer(kind: RendererKind): Promise<Renderer> {
  // Pixi's own clock would wake the page at each frame to look for resources that nobody has used for a minute.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  return autoDetectRenderer({
    preference: [kind, "canvas"],
    antialias: true,
    backgroundAlpha: 0,
    autoDensity: true,
    // Leaves out accessibility, events and filters, which are the page's own or not needed.
    skipExtensionImports: true,
    // What is not drawn any more is destroyed by the layers, at once.
    gcMaxUnusedTime: Infinity,
  });
}

/** WebGL that a processor works out, not a graphics card, is slower than a canvas. */
export function fasterRenderer(): RendererKind {
  const probe = document.createElement("canvas").getContext("webgl", { failIfMajorPerformanceCaveat: true });
  if (!probe) return "canvas";
  const details = probe.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = probe.getParameter(details ? details.UNMASKED_RENDERER_WEBGL : probe.RENDERER);
  probe.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name)) ? "canvas" : "webgl";
}
