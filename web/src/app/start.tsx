// Starts the page for a visitor, or sends the visitor to the canonical host.

import "#theme/styles.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { canonicalHost } from "#config/core/operator.ts";
import { canonicalAddress } from "#lib/canonical-host.ts";
import { App } from "./app.tsx";

export function startPage(): void {
  const elsewhere = canonicalAddress(window.location, canonicalHost(import.meta.env));
  const root = document.getElementById("root");
  if (elsewhere) {
    window.location.replace(elsewhere);
  } else if (root) {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
    void loadLater(window.earlyEngine?.module);
  }
}

/** Loads the later parts: after the page, which works without them, and after the files that the first answer needs. */
async function loadLater(firstAnswer: Promise<unknown> | undefined): Promise<void> {
  try {
    await firstAnswer;
    const { startLater } = await import("./later.ts");
    startLater();
  } catch {
    // No network: the buttons keep their titles, and a printed page has no head.
  }
}
