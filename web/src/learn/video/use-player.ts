// Puts the provider's player into an element when Play was pressed, and returns the state of the video.

import { useEffect, useReducer, useRef } from "react";
import { failureOfCode, initialPlayer, reducePlayer, type VideoFailure } from "./core/player.ts";
import { createPlayer, forgetPlayerScript, loadPlayerScript, type YouTubePlayer } from "./player-script.ts";

/** The player has failed after this long: a content blocker may let a request hang, or silence the frame. */
const readyMs = 15_000;

export function usePlayer(videoId: string, title: string) {
  const [state, dispatch] = useReducer(reducePlayer, initialPlayer);
  const slot = useRef<HTMLDivElement>(null);
  // Each attempt has its own player; null, and so no player, while the video is idle or failed.
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
    // The player's elements are removed anyway.
  }
}
