// The setting whether the minimum is shown while typing: kept in local storage, and in memory where that is blocked.

import { useSyncExternalStore } from "react";
import { readText, writeText } from "#lib/storage.ts";

const key = "minimumWhileTyping";

let isOn: boolean | null = null;
const listeners = new Set<() => void>();

function showsMinimum(): boolean {
  isOn ??= readText(key) !== "off";
  return isOn;
}

export function setShowsMinimum(shows: boolean): void {
  isOn = shows;
  writeText(key, shows ? "on" : "off");
  for (const listener of listeners) listener();
}

export function useShowsMinimum(): boolean {
  return useSyncExternalStore(subscribe, showsMinimum);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
