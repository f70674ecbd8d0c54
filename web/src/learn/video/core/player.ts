// The state of a lesson's video: not requested, loading, ready or failed. Pure.

export type VideoFailure = "unreachable" | "unavailable";

export type PlayerState =
  | { readonly status: "idle" }
  /** `attempt` counts from 1: each attempt has its own player. */
  | { readonly status: "loading" | "ready"; readonly attempt: number }
  | { readonly status: "failed"; readonly attempt: number; readonly failure: VideoFailure };

export type PlayerEvent =
  /** Play, or Try again. */
  | { readonly type: "pressed" }
  | { readonly type: "ready"; readonly attempt: number }
  | { readonly type: "failed"; readonly attempt: number; readonly failure: VideoFailure };

export const initialPlayer: PlayerState = { status: "idle" };

export function reducePlayer(state: PlayerState, event: PlayerEvent): PlayerState {
  if (event.type === "pressed") {
    if (state.status === "idle") return { status: "loading", attempt: 1 };
    return state.status === "failed" ? { status: "loading", attempt: state.attempt + 1 } : state;
  }
  // A late event of an earlier player is ignored.
  if (state.status === "idle" || state.status === "failed" || event.attempt !== state.attempt) return state;
  const { attempt } = state;
  return event.type === "ready"
    ? { status: "ready", attempt }
    : { status: "failed", attempt, failure: event.failure };
}

/**
 * The provider's error codes: 2 for an invalid id, 100 for a missing or private video, 101, 150 and 153 for a video
 * that other pages may not show. Other faults, such as 5, may be temporary.
 */
const unavailableCodes: ReadonlySet<unknown> = new Set([2, 100, 101, 150, 153]);

export function failureOfCode(code: unknown): VideoFailure {
  return unavailableCodes.has(code) ? "unavailable" : "unreachable";
}
