// Starts the page for a visitor, or sends the visitor to the canonical host.

import "#theme/styles.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { canonicalHost } from "#config/core/operator.ts";
import { canonicalAddress } from "#lib/canonical-host.ts";
import { startTooltips } from "#components/tooltips.ts";
import { App } from "./app.tsx";
import { startPaper } from "./paper/paper.ts";

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
    startTooltips();
    startPaper();
  }
}
