// The order that the user went to pay last, kept in this browser until it is known what became of it.

import { useMemo, useState, useSyncExternalStore } from "react";
import { readText, removeText, writeText } from "#lib/storage.ts";
import { keptText, parseKept, type KeptOrder } from "./core/kept-order.ts";

const key = "lastOrder";
const listeners = new Set<() => void>();

export function keepOrder(order: KeptOrder): void {
  writeText(key, keptText(order));
  tell();
}

/** Another order that is kept stays; null: whichever it is. */
export function forgetOrder(uid: string | null, orderId: string | null): void {
  const kept = keptOrderOf(uid);
  if (kept === null || (orderId !== null && kept.orderId !== orderId)) return;
  removeText(key);
  tell();
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
