// Starts the page, or sends the visitor to the canonical host.

import "./theme/styles.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { canonicalHost } from "./config/operator.ts";
import { canonicalAddress } from "./lib/canonical-host.ts";

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
}
