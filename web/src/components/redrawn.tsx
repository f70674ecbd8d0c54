// Draws a part of the page anew after the browser has changed its text, as a translation does: React then no longer
// finds the text that it wants to move or remove. Every other error goes on to the route's error page.

import { Component, type ReactNode } from "react";

interface RedrawnProps {
  readonly children: ReactNode;
}

interface RedrawnState {
  /** How often the part was drawn anew; a new number gives it new elements. */
  readonly round: number;
  /** Failures since the page last came to rest. */
  readonly inARow: number;
  readonly error: { readonly thrown: unknown } | null;
}

/** A part that fails as often as this without a rest would fail for ever. */
const inARowMax = 8;

/**
 * The states of the components inside are lost with their elements, so it stands as near as it can to what changes, and
 * below what holds the typed text. Its children are elements, never bare text, which could not be removed either.
 */
export class Redrawn extends Component<RedrawnProps, RedrawnState> {
  static displayName = "Redrawn";
  override state: RedrawnState = { round: 0, inARow: 0, error: null };
  #rest = 0;

  static getDerivedStateFromError(thrown: unknown): Partial<RedrawnState> {
    return { error: { thrown } };
  }

  static getDerivedStateFromProps(_: RedrawnProps, state: RedrawnState): Partial<RedrawnState> | null {
    const { error, round, inARow } = state;
    if (error === null || !isLostNode(error.thrown) || inARow >= inARowMax) return null;
    return { error: null, round: round + 1, inARow: inARow + 1 };
  }

  override componentDidUpdate(): void {
    window.clearTimeout(this.#rest);
    if (this.state.inARow > 0) this.#rest = window.setTimeout(this.#settle);
  }

  readonly #settle = (): void => this.setState({ inARow: 0 });

  override componentWillUnmount(): void {
    window.clearTimeout(this.#rest);
  }

  override render(): ReactNode {
    const { error, round } = this.state;
    if (error) throw error.thrown;
    return <Keyed key={round}>{this.props.children}</Keyed>;
  }
}

function Keyed({ children }: RedrawnProps): ReactNode {
  return children;
}

/** The browser's error for a node that is not where React put it: `removeChild` and `insertBefore` alone throw it here. */
function isLostNode(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === "NotFoundError";
}
