// A note next to each price: a purchase is a single payment, and its days end on this date.

import { useState } from "react";
import { useEntitlement } from "#account/entitlement.ts";
import { Note } from "#components/note.tsx";
import { purchasing } from "#messages/upgrade.ts";
import { lastMsOf } from "./core/package-end.ts";
import { dayOf } from "./dates.ts";

export function OnePayment({ days, className }: { readonly days: number; readonly className?: string }) {
  const entitlement = useEntitlement();
  const [nowMs] = useState(() => Date.now());
  const lastDay = dayOf(lastMsOf(days, entitlement, nowMs));
  return <Note {...(className !== undefined && { className })}>{purchasing.onePayment(lastDay)}</Note>;
}
