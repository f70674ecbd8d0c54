// Opens the dialog about a purchase while the address says that a buyer comes back from payment. A reload therefore asks
// again, and closing the dialog removes the parameters from the address.

import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { focusScreen } from "#components/focus.ts";
import { returnIn, withoutReturn } from "./core/return-address.ts";
import { packagesId } from "./packages.tsx";
import { ReturnDialog } from "./return-dialog.tsx";

export function ReturnedBuyer() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const purchase = returnIn(window.location.search, search);
  const isOpen = purchase !== null;
  const buysAgain = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    // The dialog opened with the page, so it has no earlier focus to return to.
    return () => {
      if (buysAgain.current) focusPackages();
      else if (document.activeElement === document.body) focusScreen();
      buysAgain.current = false;
    };
  }, [isOpen]);
  if (!purchase) return null;
  const close = () => {
    leavePageQuery();
    // Replace the history entry, so that neither Back nor Forward leads to the dialog again.
    void navigate({ search: withoutReturn(search) }, { replace: true, preventScrollReset: true });
  };
  const buyAgain = () => {
    buysAgain.current = true;
    close();
  };
  return (
    <ReturnDialog
      key={JSON.stringify(purchase)}
      purchase={purchase}
      onClose={close}
      onBuyAgain={buyAgain}
      onLeave={leavePageQuery}
    />
  );
}

function focusPackages(): void {
  const packages = document.getElementById(packagesId);
  packages?.focus({ preventScroll: true });
  packages?.scrollIntoView({ block: "start" });
}

function leavePageQuery(): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, "", pathname + withoutReturn(search) + hash);
}
