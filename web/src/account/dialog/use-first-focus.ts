// The first field of a step takes the focus when the step appears.

import { useEffect, useRef, type RefObject } from "react";

export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
