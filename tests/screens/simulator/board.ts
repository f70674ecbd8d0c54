// Hands on the simulator's canvas: mouse, fingers and keys at points of the sheet, while the view stands at home.

import type { BrowserContext, CDPSession, Page } from "playwright-core";

export interface SheetPoint {
  readonly x: number;
  readonly y: number;
}

/** Where sheet point (0, 0) is at home, in px below the canvas's top left corner. */
const homeBelow = { desktop: 72, phone: 20 } as const;

export class Board {
  readonly #page: Page;
  readonly #size: keyof typeof homeBelow;

  constructor(page: Page, size: keyof typeof homeBelow) {
    this.#page = page;
    this.#size = size;
  }

  get canvas() {
    return this.#page.getByRole("application", { name: "Circuit drawing" });
  }

  /** Where a sheet point is on the screen. */
  async at({ x, y }: SheetPoint): Promise<SheetPoint> {
    const box = await this.canvas.boundingBox();
    if (!box) throw new Error("The canvas is not drawn.");
    return { x: box.x + x, y: box.y + y + homeBelow[this.#size] };
  }

  async click(point: SheetPoint, options: { readonly button?: "left" | "right" } = {}): Promise<void> {
    const { x, y } = await this.at(point);
    await this.#page.mouse.click(x, y, options);
  }

  /** In steps, as a hand does. */
  async drag(from: SheetPoint, to: SheetPoint): Promise<void> {
    const [start, end] = [await this.at(from), await this.at(to)];
    await this.#page.mouse.move(start.x, start.y);
    await this.#page.mouse.down();
    await this.#page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
    await this.#page.mouse.move(end.x, end.y, { steps: 3 });
    await this.#page.mouse.up();
  }
}

interface Finger {
  readonly id: number;
  readonly at: SheetPoint;
}

/** Real touches: the browser makes its own pointer events of them. Points are px of the screen. */
export class Fingers {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(context: BrowserContext, page: Page): Promise<Fingers> {
    return new Fingers(await context.newCDPSession(page));
  }

  async #send(type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", fingers: readonly Finger[]) {
    await this.#session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: fingers.map(({ id, at: { x, y } }) => ({ x, y, id })),
    });
  }

  async press(at: SheetPoint): Promise<void> {
    await this.#send("touchStart", [{ id: 0, at }]);
  }

  async moveTo(at: SheetPoint): Promise<void> {
    await this.#send("touchMove", [{ id: 0, at }]);
  }

  async lift(): Promise<void> {
    await this.#send("touchEnd", []);
  }

  async cancel(): Promise<void> {
    await this.#send("touchCancel", []);
  }

  async tap(at: SheetPoint): Promise<void> {
    await this.press(at);
    await this.lift();
  }

  async drag(from: SheetPoint, to: SheetPoint): Promise<void> {
    await this.press(from);
    for (const share of [0.25, 0.5, 0.75, 1])
      await this.moveTo({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    await this.lift();
  }

  /** A second finger comes down while the first one rests. */
  async pressSecond(first: SheetPoint, second: SheetPoint): Promise<void> {
    await this.#send("touchStart", [
      { id: 0, at: first },
      { id: 1, at: second },
    ]);
  }

  async moveBoth(first: SheetPoint, second: SheetPoint): Promise<void> {
    await this.#send("touchMove", [
      { id: 0, at: first },
      { id: 1, at: second },
    ]);
  }

  /** Two fingers go apart or together, on a level line about their middle. */
  async pinch(middle: SheetPoint, from: number, to: number): Promise<void> {
    const pair = (distance: number): readonly Finger[] => [
      { id: 0, at: { x: middle.x - distance / 2, y: middle.y } },
      { id: 1, at: { x: middle.x + distance / 2, y: middle.y } },
    ];
    await this.#send("touchStart", pair(from));
    for (const share of [0.25, 0.5, 0.75, 1]) await this.#send("touchMove", pair(from + (to - from) * share));
    await this.#send("touchEnd", []);
  }
}
