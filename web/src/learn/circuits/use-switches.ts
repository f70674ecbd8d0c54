// The positions of the switches of one or several drawings.

import { useState } from "react";

/** The names of the switches that are in position 1, and what toggles one. */
export function useSwitches(): readonly [on: readonly string[], toggle: (name: string) => void] {
  const [on, setOn] = useState<readonly string[]>([]);
  const toggle = (name: string) =>
    setOn((before) => (before.includes(name) ? before.filter((other) => other !== name) : [...before, name]));
  return [on, toggle];
}
