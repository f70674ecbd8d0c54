// Keeps a tool's state in the address: typing replaces the browser's history entry, submitting pushes a new one. When
// an address comes from outside (a link, Back, the history, another tool), the tool opens its state.

import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { tellPaper } from "#lib/on-paper.ts";
import {
  fitsAddress,
  heldSetup,
  setupIn,
  searchWith,
  type AddressCodec,
  type HeldSetup,
} from "./core/codec.ts";
import { isLayered, whenUncovered } from "./layers.ts";

/** The time from the last key press to the change of the address. */
const restMs = 300;

/** Marks the entries that the page writes itself, so that it does not treat them as requests. */
interface EntryState extends HeldSetup {
  readonly own: true;
}

interface Entry {
  readonly search: string;
  readonly state: EntryState;
}

/** The state of a screen that has just been removed, for the same screen drawn anew at once. */
let removed: { readonly codec: unknown; readonly entry: Entry } | null = null;

function takeRemoved(codec: unknown): Entry | null {
  return removed !== null && removed.codec === codec ? removed.entry : null;
}

interface AddressEntryOptions<Setup> {
  /** Must be the same object from render to render. */
  readonly codec: AddressCodec<Setup>;
  /** The present state. */
  readonly setup: Setup;
  /**
   * Called when an address asks for a state, or for none (null); on arrival too. `isReturn` distinguishes a reload,
   * Back and Forward from a link, but not a first visit by a link from a reload. Must not change from render to
   * render.
   */
  readonly onAsked: (setup: Setup | null, isReturn: boolean) => void;
  /** The input in the head of a printed page; left out if the address contains it as typed. */
  readonly input?: string;
}

/**
 * Writes the present state into the current entry 300 ms after its last change. Returns the function that pushes the
 * state as a separate entry; call it after a submit. The typed text is then removed from the entry before, so that
 * Back finds the state that this entry had at first.
 */
export function useAddressEntry<Setup>({
  codec,
  setup,
  onAsked,
  input,
}: AddressEntryOptions<Setup>): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const latest = useRef({ pathname: location.pathname, setup });
  useLayoutEffect(() => {
    latest.current = { pathname: location.pathname, setup };
    tellPaper(() => ({
      path: codec.path,
      parameters: codec.write(setup),
      fits: fitsAddress(codec, setup),
      input,
    }));
  });
  /** The state of this entry before any change; Back must find it again. */
  const entered = useRef<Entry>({ search: location.search, state: { own: true } });
  /** The state of this entry after the last write; React's location follows a moment later. */
  const held = useRef(entered.current);

  const isDrawn = useRef(false);
  useEffect(() => {
    const isArrival = !isDrawn.current;
    isDrawn.current = true;
    const { search, state } = (isArrival && takeRemoved(codec)) || location;
    const isReturn = arrival === "POP" || isOwn(state);
    if (!isArrival && arrival !== "POP" && isReturn) return;
    const asked = setupIn(codec, search, state);
    entered.current = { search, state: { own: true, ...(asked && heldSetup(codec, asked)) } };
    held.current = entered.current;
    onAsked(asked, isReturn);
  }, [codec, location, arrival, onAsked]);

  const write = useCallback(
    async (entry: Entry, replace: boolean) => {
      // In a layer's entry, Back would find the state from before.
      if (replace && isLayered()) await whenUncovered();
      const { pathname } = latest.current;
      // Another screen was asked for, and this one is still drawn: an entry of this one would lead back to it.
      if (window.location.hash.replace(/^#\/?([^?]*).*/, "/$1") !== pathname) return;
      held.current = entry;
      const { search, state } = entry;
      await navigate({ pathname, search }, { replace, state, preventScrollReset: true });
    },
    [navigate],
  );

  const isSame = useCallback(
    (one: Entry, other: Entry) =>
      textOf(setupIn(codec, one.search, one.state)) === textOf(setupIn(codec, other.search, other.state)),
    [codec],
  );

  useLayoutEffect(
    () => () => {
      removed = { codec, entry: entryOf(codec, latest.current.setup, held.current.search) };
      window.setTimeout(() => (removed = null));
    },
    [codec],
  );

  const timer = useRef(0);
  const text = textOf(setup);
  useEffect(() => {
    timer.current = window.setTimeout(() => {
      const changed = entryOf(codec, latest.current.setup, held.current.search);
      if (!isSame(held.current, changed)) void write(changed, true);
    }, restMs);
    return () => window.clearTimeout(timer.current);
    // oxlint-disable-next-line react/exhaustive-deps -- the clock starts anew whenever the setup is another one
  }, [codec, text, write, isSame]);

  return useCallback(() => {
    window.clearTimeout(timer.current);
    const before = entered.current;
    const submitted = entryOf(codec, latest.current.setup, held.current.search);
    entered.current = submitted;
    const push = async () => {
      if (isSame(submitted, before)) return write(submitted, true);
      if (!isSame(held.current, before)) await write(before, true);
      await write(submitted, false);
    };
    void push();
  }, [codec, write, isSame]);
}

function entryOf<Setup>(codec: AddressCodec<Setup>, setup: Setup, search: string): Entry {
  return { search: searchWith(codec, setup, search), state: { own: true, ...heldSetup(codec, setup) } };
}

/** Setups are plain values, so equal texts mean equal setups. */
function textOf(setup: unknown): string {
  return JSON.stringify(setup);
}

function isOwn(state: unknown): boolean {
  return typeof state === "object" && state !== null && "own" in state && state.own === true;
}
