// Tells that a visitor has stopped typing.

import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useEffectEvent, useRef } from "react";

const pauseMs = 1_500;

/** Calls `onPause` once the text has been edited and then has stayed the same for `pauseMs`. */
export function usePause(text: string, onPause: () => void): void {
  const [rested] = useDebouncedValue(text, pauseMs);
  const last = useRef(text);
  const pause = useEffectEvent(onPause);
  useEffect(() => {
    if (last.current === rested) return;
    last.current = rested;
    pause();
  }, [rested]);
}
