// Registers the service worker, looks for new versions and activates them when the visitor asks. Where there is no
// service worker (plain http, some private windows, blocked storage) nothing happens and the page works on.

import type { Kept, PageMessage } from "./core/messages.ts";
import { pagePath } from "./core/requests.ts";
import { keepTexts, restoreTexts } from "./kept-texts.ts";
import { holdBuild } from "./open-tabs.ts";
import { savesData, whenQuiet } from "./quiet.ts";

const script = "/sw.js";
/** A tab that becomes visible looks for a new version if its last check is longer ago than this. */
const checkEveryMs = 60 * 60 * 1_000;
/** A screen writes its state into the address at most this long after the last key press. */
const addressSettlesMs = 400;
/** A worker that still answers a page may delay its successor, rarely for longer than this. */
const takeOverMs = 10_000;

let isStarted = false;
let isNewVersionReady = false;
let registration: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

/** The browser's service workers; null where it has none or denies them. */
function serviceWorkers(): ServiceWorkerContainer | null {
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

/** Starts the work without a network; only the first call on a page has an effect. `isBusy` is as in `whenQuiet`. */
export async function startOffline(isBusy: () => boolean): Promise<void> {
  const container = serviceWorkers();
  if (!container || isStarted) return;
  isStarted = true;
  try {
    restoreTexts();
    holdBuild();
    watchTakeOver(container);
    watch(container, await container.getRegistration());
    // A visitor who reloads the page by hand while a new version waits wants that version, unless they have pressed
    // something since.
    if (wasReloaded() && isUntouched() && (await takeOver()) && isUntouched()) return reload();
    await whenQuiet(isBusy);
    watch(container, await container.register(script, { updateViaCache: "none" }));
    checkWhenSeen();
    await sayStarted(container);
  } catch {
    // The server no longer has the worker, or the browser denies it.
  }
}

/** What the worker of this page has kept; null where no worker answers for the page. */
export async function askKept(): Promise<Kept | null> {
  const worker = serviceWorkers()?.controller;
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<Kept>((resolve) => {
    port1.addEventListener("message", ({ data }: MessageEvent<Kept>) => resolve(data), { once: true });
  });
  port1.start();
  post(worker, { kind: "kept" }, [port2]);
  return answer;
}

/** Lets the waiting worker take over, then reloads this page; other tabs keep their version. */
export async function bringNewVersion(): Promise<void> {
  await Promise.all([takeOver(), wait(addressSettlesMs)]);
  reload();
}

function reload(): void {
  keepTexts();
  window.location.reload();
}

/** Asks the waiting worker to take over; resolves to whether it has. */
async function takeOver(): Promise<boolean> {
  const waiting = registration?.waiting;
  if (!waiting) return false;
  const changed = new Promise<boolean>((resolve) => {
    serviceWorkers()?.addEventListener("controllerchange", () => resolve(true), { once: true });
  });
  post(waiting, { kind: "replace" });
  return Promise.race([changed, wait(takeOverMs).then(() => false)]);
}

/** Another tab may have activated the new version: then this tab has the old one. */
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
      // Without a controller this is the first worker, and the page has the same version.
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
    // Offline, or the server no longer has the worker.
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

function post(worker: ServiceWorker, message: PageMessage, ports: Transferable[] = []): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  worker.postMessage(message, ports);
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
