// Brings the provider's player into an element once Play was pressed, and tells how far it is.

import { useEffect, useReducer, useRef } from "react";
import { failureOfCode, initialPlayer, reducePlayer, type VideoFailure } from "./core/player.ts";
import { createPlayer, forgetPlayerScript, loadPlayerScript, type YouTubePlayer } from "./player-script.ts";

/** A blocker may let a request hang, or keep the frame from ever answering. */
const readyMs = 15_000;

export function usePlayer(videoId: string, title: string) {
  const [state, dispatch] = useReducer(reducePlayer, initialPlayer);
  const slot = useRef<HTMLDivElement>(null);
  // Between two failures nothing is drawn: each attempt has a player of its own.
  const attempt = state.status === "loading" || state.status === "ready" ? state.attempt : null;
  useEffect(() => {
    const room = slot.current;
    if (attempt === null || !room) return;
    let player: YouTubePlayer | null = null;
    let isOver = false;
    const fail = (failure: VideoFailure) => {
      if (!isOver) dispatch({ type: "failed", attempt, failure });
    };
    const timer = window.setTimeout(() => {
      forgetPlayerScript();
      fail("unreachable");
    }, readyMs);
    const draw = () => {
      if (isOver) return;
      const place = document.createElement("div");
      room.insertAdjacentElement("beforeend", place);
      player = createPlayer(place, videoId, {
        onReady: () => {
          window.clearTimeout(timer);
          player?.getIframe().setAttribute("title", title);
          if (!isOver) dispatch({ type: "ready", attempt });
        },
        onError: ({ data }) => fail(failureOfCode(data)),
      });
    };
    loadPlayerScript()
      .then(draw)
      .catch(() => fail("unreachable"));
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      destroy(player);
      room.replaceChildren();
    };
  }, [attempt, videoId, title]);
  return { state, slot, press: () => dispatch({ type: "pressed" }) };
}

/** The player's own code may fail where its frame is blocked; the page does not. */
function destroy(player: YouTubePlayer | null): void {
  try {
    player?.destroy();
  } catch {
    // What it drew is removed anyway.
  }
}
