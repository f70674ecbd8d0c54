// Keeps a tool's state in the address: typing replaces the browser's history entry, submitting pushes a new
// one, and an address from elsewhere (a link, Back, the history, another tool) is opened.

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

/** From the last key to the address. */
const restMs = 300;

/** Marks the entries a page writes itself, so that it does not take them for somebody's wish. */
interface EntryState extends HeldSetup {
  readonly own: true;
}

interface Entry {
  readonly search: string;
  readonly state: EntryState;
}

interface AddressEntryOptions<Setup> {
  /** Must be the same object from render to render. */
  readonly codec: AddressCodec<Setup>;
  /** The present state. */
  readonly setup: Setup;
  /**
   * An address asks for a state, or for none (null); called on arrival too. `isReturn` tells a reload, Back and
   * Forward from a link; a first visit by a link cannot be told from a reload. Must not change from render to render.
   */
  readonly onAsked: (setup: Setup | null, isReturn: boolean) => void;
  /** What a printed page names as the input; left out where the address has it as it was typed. */
  readonly input?: string;
}

/**
 * Writes the present state into the current entry 300 ms after its last change. Returns what pushes it as an entry of
 * its own: to be called after a submit. What was typed is then taken back from the entry before, so that Back finds
 * there what it held when it was entered.
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
  /** What this entry held before anything was changed in it: Back is to find that again. */
  const entered = useRef<Entry>({ search: location.search, state: { own: true } });
  /** What this entry holds by the last write; the location that React knows follows it a moment later. */
  const held = useRef(entered.current);

  useEffect(() => {
    const { search, state } = location;
    if (arrival !== "POP" && isOwn(state)) return;
    const asked = setupIn(codec, search, state);
    entered.current = { search, state: { own: true, ...(asked && heldSetup(codec, asked)) } };
    held.current = entered.current;
    onAsked(asked, arrival === "POP");
  }, [codec, location, arrival, onAsked]);

  const write = useCallback(
    async (entry: Entry, replace: boolean) => {
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

/** Setups are plain values: equal texts, equal setups. */
function textOf(setup: unknown): string {
  return JSON.stringify(setup);
}

function isOwn(state: unknown): boolean {
  return typeof state === "object" && state !== null && "own" in state && state.own === true;
}
