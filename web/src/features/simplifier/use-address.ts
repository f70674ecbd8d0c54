// The Simplifier's state in the address: typing replaces the entry, submitting pushes one, and an address that
// comes from elsewhere (a link, Back, the history) is asked for.

import { useCallback, useEffect, useLayoutEffect, useRef, type Dispatch } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { fitsAddress, simplifySearch } from "../../config/paths.ts";
import { placeOf, type SimplifyPlace } from "../../lib/simplify-address.ts";
import type { SimplifierEvent, SimplifierState } from "./core/machine.ts";

/** From the last key to the address. */
const restMs = 300;

/** Marks the entries this page writes, so that it does not take them for somebody's wish. */
interface EntryState {
  readonly own: true;
  readonly input?: string;
  readonly mode?: string;
}

interface Entry {
  readonly search: string;
  readonly state: EntryState;
}

/** Returns what to call after a submit. */
export function useAddress(
  { input, mode }: SimplifierState,
  dispatch: Dispatch<SimplifierEvent>,
): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const latest = useRef({ location, input, mode });
  useLayoutEffect(() => {
    latest.current = { location, input, mode };
  });
  /** What this entry held before anything was typed into it: Back is to find that again. */
  const entered = useRef<Entry>({ search: location.search, state: { own: true } });

  useEffect(() => {
    const { search, state } = location;
    if (arrival !== "POP" && isOwn(state)) return;
    const place = placeOf(search, state);
    entered.current = { search, state: stateFor(place) };
    if (place) dispatch({ type: "asked", ...place, remembered: arrival !== "POP" });
    else dispatch({ type: "cleared" });
  }, [location, arrival, dispatch]);

  const write = useCallback(
    async ({ search: wanted, state: held }: Entry, replace: boolean) => {
      const { pathname } = latest.current.location;
      await navigate({ pathname, search: wanted }, { replace, state: held, preventScrollReset: true });
    },
    [navigate],
  );

  const timer = useRef(0);
  useEffect(() => {
    timer.current = window.setTimeout(() => {
      const here = latest.current.location;
      const typed = entryFor({ input, mode }, here.search);
      if (!isSame(typed, { search: here.search, state: here.state })) void write(typed, true);
    }, restMs);
    return () => window.clearTimeout(timer.current);
  }, [input, mode, write]);

  return useCallback(() => {
    window.clearTimeout(timer.current);
    const { location: here, ...place } = latest.current;
    const before = entered.current;
    const submitted = entryFor(place, here.search);
    entered.current = submitted;
    const push = async () => {
      if (isSame(submitted, before)) return write(submitted, true);
      if (!isSame(before, { search: here.search, state: here.state })) await write(before, true);
      await write(submitted, false);
    };
    void push();
  }, [write]);
}

function entryFor(place: SimplifyPlace, search: string): Entry {
  return { search: simplifySearch(place, search), state: stateFor(place) };
}

function stateFor(place: { readonly input: string; readonly mode: string | null } | null): EntryState {
  if (!place || fitsAddress(place.input)) return { own: true };
  return { own: true, input: place.input, ...(place.mode === null ? {} : { mode: place.mode }) };
}

function isOwn(state: unknown): boolean {
  return typeof state === "object" && state !== null && "own" in state && state.own === true;
}

function isSame(entry: Entry, other: { readonly search: string; readonly state: unknown }): boolean {
  const one = placeOf(entry.search, entry.state);
  const two = placeOf(other.search, other.state);
  return one?.input === two?.input && one?.mode === two?.mode;
}
