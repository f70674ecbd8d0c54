// Begins and ends the simulator's session with the screen. The circuit that the address asks for is opened as a new
// circuit and removed from the address, so that a reload shows the present drawing and not that circuit again.

import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { searchWith, setupIn } from "#addresses/core/codec.ts";
import {
  buildingAddress,
  replacementAddress,
  simulatorAddress,
  type SimulatorSetup,
} from "#addresses/core/simulator.ts";
import type { Toast } from "#components/toast.tsx";
import { simulator as texts } from "#messages/simulator.ts";
import { createActions, type Actions } from "./actions.ts";
import type { Asked } from "./asked-circuit.ts";
import { startSession, type Session } from "./session.ts";

interface Simulator {
  readonly session: Session;
  readonly actions: Actions;
}

const nothingAsked: SimulatorSetup = { functions: [] };

/** Null until the kept circuits are read. `showToast` must be the same function in every render. */
export function useSimulator(showToast: (toast: Toast) => void): Simulator | null {
  const location = useLocation();
  const navigate = useNavigate();
  const [simulator, setSimulator] = useState<Simulator | null>(null);
  /** The circuit that was asked for before the session had begun. */
  const waiting = useRef<Asked | null>(null);
  const taken = useRef<object | null>(null);

  useEffect(() => {
    let end: (() => void) | null = null;
    let isOver = false;
    const begin = async () => {
      // In development React runs each effect twice at first. The first run is over after this line, and must not take
      // a circuit's lock.
      await Promise.resolve();
      if (isOver) return;
      const session = await startSession();
      const actions = createActions(session, showToast);
      if (waiting.current && !isOver) await actions.openAsked(waiting.current);
      waiting.current = null;
      if (isOver) return session.end();
      end = session.end;
      setSimulator({ session, actions });
      const { copyOf } = session.keeper.getSnapshot();
      if (copyOf !== null) showToast({ text: texts.copyOf(copyOf) });
    };
    void begin();
    return () => {
      isOver = true;
      end?.();
    };
  }, [showToast]);

  useEffect(() => {
    const { search, state } = location;
    const asked = setupIn(replacementAddress, search, state) ?? setupIn(simulatorAddress, search, state);
    if (!asked || taken.current === location) return;
    taken.current = location;
    const left = searchWith(replacementAddress, null, searchWith(simulatorAddress, nothingAsked, search));
    // A task stays in the address, and any other circuit ends it.
    const building = "task" in asked ? asked : null;
    void navigate({ search: searchWith(buildingAddress, building, left) }, { replace: true });
    if (simulator) void simulator.actions.openAsked(asked);
    else waiting.current = asked;
  }, [location, simulator, navigate]);
  return simulator;
}
