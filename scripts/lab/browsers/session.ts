// One window of a browser, as the journeys use it: what Firefox and WebKit have in common.

/** In px from the viewport's top left corner. */
export interface ViewportPoint {
  readonly x: number;
  readonly y: number;
}

export interface BrowserSession {
  /** Name and version, as the browser says. */
  readonly title: string;
  /** Loads an address anew, also where only its hash differs from the address that is open. */
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page; it must give a text. */
  evaluate(expression: string): Promise<string>;
  /** Presses and releases the main button of the mouse. */
  click(point: ViewportPoint): Promise<void>;
  /** Presses and releases each key in turn, by the character that it writes or by its code point of WebDriver. */
  pressKeys(keys: readonly string[]): Promise<void>;
  /** A picture of the viewport, as PNG. */
  screenshot(): Promise<Buffer>;
  end(): Promise<void>;
}

export const viewport = { width: 1280, height: 800 } as const;

/** The keys that write no character: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
export const keys = { enter: "\uE007", escape: "\uE00C" } as const;

/** Both protocols of WebDriver write the actions of an input alike. */
export function clickActions({ x, y }: ViewportPoint): object {
  return {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  };
}

export function keyActions(pressed: readonly string[]): object {
  const actions = pressed.flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return { type: "key", id: "keyboard", actions };
}
