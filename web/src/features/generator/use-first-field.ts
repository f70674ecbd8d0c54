// The first field of the functions, which gets the focus when the screen is opened for typing.

import { useRef } from "react";
import { useFocusKept } from "#components/focus.ts";

export function useFirstField() {
  const field = useRef<HTMLInputElement>(null);
  useFocusKept(field);
  return field;
}
