// The last order that the user went to pay, kept in this browser until it is paid or too old.

import { useMemo, useState, useSyncExternalStore } from "react";
import { readText, removeText, writeText } from "#lib/storage.ts";
import { keptAfter, keptText, parseKept, type KeptOrder, type OrderEvent } from "./core/kept-order.ts";

const key = "lastOrder";
const listeners = new Set<() => void>();

export function keepOrder(order: KeptOrder): void {
  writeText(key, keptText(order));
  tell();
}

export function forgetOrder(uid: string): void {
  if (keptOrderOf(uid) === null) return;
  removeText(key);
  tell();
}

/** Notes what happened to the kept order if it has this id; null is any id. */
export function noteOrder(uid: string | null, orderId: string | null, event: OrderEvent): void {
  const kept = keptOrderOf(uid);
  if (kept === null || (orderId !== null && kept.orderId !== orderId)) return;
  const next = keptAfter(kept, event, Date.now());
  if (next === null) forgetOrder(kept.uid);
  else if (next !== kept) keepOrder(next);
}

export function keptOrderOf(uid: string | null): KeptOrder | null {
  return parseKept(readText(key), uid, Date.now());
}

export function useKeptOrder(uid: string | null): KeptOrder | null {
  const text = useSyncExternalStore(subscribe, () => readText(key));
  const [nowMs] = useState(() => Date.now());
  return useMemo(() => parseKept(text, uid, nowMs), [text, uid, nowMs]);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
