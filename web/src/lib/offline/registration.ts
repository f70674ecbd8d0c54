// Registers the service worker, looks for new versions and brings them in when the person asks. Where there is no
// service worker (plain http, some private windows, blocked storage) nothing happens and the page works on.

import type { PageMessage } from "./core/messages.ts";
import { pagePath } from "./core/requests.ts";
import { keepTexts, restoreTexts } from "./kept-texts.ts";
import { holdBuild } from "./open-tabs.ts";
import { savesData, whenQuiet } from "./quiet.ts";

const script = "/sw.js";
/** A tab that comes into sight looks for a new version when it has not for this long. */
const checkEveryMs = 60 * 60 * 1_000;
/** A screen writes its state into the address this long after the last key, or sooner. */
const addressSettlesMs = 400;
/** A worker that answers a page still may keep its successor waiting, seldom for longer than this. */
const takeOverMs = 10_000;

let isStarted = false;
let isNewVersionReady = false;
let registration: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

/** The browser's service workers; null where it has none or denies them. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hasNewVersion(): boolean {
  return isNewVersionReady;
}

/** Does its work once for each page. `isBusy` is as in `whenQuiet`. */
export async function startOffline(isBusy: () => boolean): Promise<void> {
  const container = serviceWorkers();
  if (!container || isStarted) return;
  isStarted = true;
  try {
    restoreTexts();
    holdBuild();
    watchTakeOver(container);
    watch(container, await container.getRegistration());
    // Whoever reloads the page by hand while a new version waits asks for it, unless something was pressed since.
    if (wasReloaded() && isUntouched() && (await takeOver()) && isUntouched()) return reload();
    await whenQuiet(isBusy);
    watch(container, await container.register(script, { updateViaCache: "none" }));
    checkWhenSeen();
    await sayStarted(container);
  } catch {
    // The server took the worker back, or the browser denies it.
  }
}

/** Lets the worker that waits take over, then loads this page anew; other tabs keep the version they have. */
export async function bringNewVersion(): Promise<void> {
  await Promise.all([takeOver(), wait(addressSettlesMs)]);
  reload();
}

function reload(): void {
  keepTexts();
  window.location.reload();
}

/** Whether the worker that waits has taken over. */
async function takeOver(): Promise<boolean> {
  const waiting = registration?.waiting;
  if (!waiting) return false;
  const changed = new Promise<boolean>((resolve) => {
    serviceWorkers()?.addEventListener("controllerchange", () => resolve(true), { once: true });
  });
  post(waiting, { kind: "replace" });
  return Promise.race([changed, wait(takeOverMs).then(() => false)]);
}

/** Another tab may have brought the new version: then this one is the old one. */
function watchTakeOver(container: ServiceWorkerContainer): void {
  let before = container.controller;
  container.addEventListener("controllerchange", () => {
    if (before) announce();
    before = container.controller;
  });
}

function watch(container: ServiceWorkerContainer, found: ServiceWorkerRegistration | undefined): void {
  if (!found || found === registration) return;
  registration = found;
  const follow = (worker: ServiceWorker | null) => {
    const look = () => {
      // Without a controller it is the first worker, and this page is its version.
      if (worker?.state === "installed" && container.controller) announce();
    };
    worker?.addEventListener("statechange", look);
    look();
  };
  follow(found.installing);
  follow(found.waiting);
  found.addEventListener("updatefound", () => follow(found.installing));
}

function announce(): void {
  isNewVersionReady = true;
  for (const listener of listeners) listener();
}

function checkWhenSeen(): void {
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checkedAt < checkEveryMs) return;
    checkedAt = Date.now();
    // Offline, or the server took the worker back.
    registration?.update().catch(() => undefined);
  });
}

async function sayStarted(container: ServiceWorkerContainer): Promise<void> {
  const { active } = await container.ready;
  const paths = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
  if (active) post(active, { kind: "started", used: [pagePath, ...paths], savesData: savesData() });
}

function post(worker: ServiceWorker, message: PageMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  worker.postMessage(message);
}

function isUntouched(): boolean {
  return navigator.userActivation?.hasBeenActive === false;
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, ms));
}
