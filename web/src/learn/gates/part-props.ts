// The props of each view of the demonstration.

import type { DemoEvent, DemoState } from "./core/demo.ts";

export interface PartProps {
  readonly state: DemoState;
  readonly onEvent: (event: DemoEvent) => void;
}
