// What each view of the demonstration is given.

import type { DemoEvent, DemoState } from "./core/demo.ts";

export interface PartProps {
  readonly state: DemoState;
  readonly onEvent: (event: DemoEvent) => void;
}
