// That a purchase is one payment, and when its days end: wherever a price stands.

import { useState } from "react";
import { useEntitlement } from "#account/entitlement.ts";
import { Note } from "#components/note.tsx";
import { purchasing } from "#messages/purchasing.ts";
import { lastMsOf } from "./core/package-end.ts";
import { dayOf } from "./dates.ts";

export function OnePayment({ days, className }: { readonly days: number; readonly className?: string }) {
  const entitlement = useEntitlement();
  const [nowMs] = useState(() => Date.now());
  const lastDay = dayOf(lastMsOf(days, entitlement, nowMs));
  return <Note {...(className !== undefined && { className })}>{purchasing.onePayment(lastDay)}</Note>;
}
