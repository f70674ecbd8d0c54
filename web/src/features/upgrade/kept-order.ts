// The last order that the user went to pay, kept in this browser until its result is known.

import { useMemo, useState, useSyncExternalStore } from "react";
import { readText, removeText, writeText } from "#lib/storage.ts";
import { keptText, parseKept, type KeptOrder } from "./core/kept-order.ts";

const key = "lastOrder";
const listeners = new Set<() => void>();

export function keepOrder(order: KeptOrder): void {
  writeText(key, keptText(order));
  tell();
}

/** Forgets the kept order if it has this id; null forgets any order. */
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
