// Where the video of a lesson is: not asked for, on its way, ready or failed. Pure.

export type VideoFailure = "unreachable" | "unavailable";

export type PlayerState =
  | { readonly status: "idle" }
  /** `attempt` counts from 1: each has a player of its own. */
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
  // What an earlier player says late counts no more.
  if (state.status === "idle" || state.status === "failed" || event.attempt !== state.attempt) return state;
  const { attempt } = state;
  return event.type === "ready"
    ? { status: "ready", attempt }
    : { status: "failed", attempt, failure: event.failure };
}

/**
 * The provider's error codes: 2 for an id that is none, 100 for a video that is not there or private, 101, 150 and 153
 * for one that other pages may not show. The rest, such as 5, may pass.
 */
const unavailableCodes: ReadonlySet<unknown> = new Set([2, 100, 101, 150, 153]);

export function failureOfCode(code: unknown): VideoFailure {
  return unavailableCodes.has(code) ? "unavailable" : "unreachable";
}
