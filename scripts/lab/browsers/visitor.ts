// A visitor of the page in one browser: presses and types by the names that are seen, and waits for what is to be seen.

import { setTimeout as pause } from "node:timers/promises";
import { drawnOutside } from "#support/browser/drawn-cells.ts";
import {
  collectedFaults,
  cutTables,
  find,
  type Found,
  isDrawn,
  isInField,
  isStill,
  selectors,
  type Sought,
} from "./in-page.ts";
import type { BrowserSession, ViewportPoint } from "./session.ts";

const waitMsMax = 20_000;

export class Visitor {
  readonly #session: BrowserSession;
  readonly #site: string;

  constructor(session: BrowserSession, site: string) {
    this.#session = session;
    this.#site = site;
  }

  /** Opens a path anew, and waits until the page has drawn itself. */
  async open(path: string): Promise<void> {
    await this.#session.open(`${this.#site}/#${path}`);
    await this.#until(async () => ((await this.#run(isDrawn)) ? "" : `${path} is not drawn`));
  }

  /** Presses the middle of the element, or a point so far from its top left corner. */
  async click(sought: Sought, offset?: ViewportPoint): Promise<void> {
    let point: ViewportPoint | undefined;
    await this.#until(async () => {
      const found = await this.#find(sought);
      if (!found?.middle) return `${words(sought)} ${found?.obstacle ?? "is not there"}`;
      const { corner, middle } = found;
      point = offset ? { x: corner.x + offset.x, y: corner.y + offset.y } : middle;
      return "";
    });
    if (point) await this.#session.click(point);
  }

  /** Goes to the field by the mouse and types. */
  async type(field: Sought, text: string): Promise<void> {
    await this.click(field);
    await this.#until(async () => ((await this.#run(isInField)) ? "" : `${words(field)} has not the keys`));
    await this.#session.pressKeys([...text]);
  }

  press(key: string): Promise<void> {
    return this.#session.pressKeys([key]);
  }

  /** Waits until the element's text holds this one. */
  async sees(sought: Sought, text: string): Promise<void> {
    await this.#until(async () => {
      const found = await this.#find(sought);
      if (found?.text.includes(text)) return "";
      return `${words(sought)} ${found ? `says "${found.text}"` : "is not there"}, not "${text}"`;
    });
  }

  /** Waits until the control is on. */
  async seesOn(control: Sought): Promise<void> {
    await this.#until(async () =>
      (await this.#find(control))?.isChecked ? "" : `${words(control)} is not on`,
    );
  }

  /** Waits until each value and number of a map is drawn within its cell. */
  async seesCells(): Promise<void> {
    await this.#until(async () => (await this.#run(drawnOutside)).join(", "));
  }

  /** Waits until each table shows its whole width. */
  async seesWholeTables(): Promise<void> {
    await this.#until(async () => (await this.#run(cutTables)).join(", "));
  }

  /** Waits until nothing moves. */
  async rests(): Promise<void> {
    await this.#until(async () => ((await this.#run(isStill)) ? "" : "the page goes on moving"));
  }

  /** What went wrong in the page since it was opened. */
  async faults(): Promise<readonly string[]> {
    return (await this.#run(collectedFaults)) ?? ["nothing collects the faults of the page"];
  }

  #find(sought: Sought): Promise<Found | null> {
    return this.#run(find, sought, selectors[sought.role]);
  }

  async #run<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const list = args.map((each) => JSON.stringify(each)).join();
    const text = await this.#session.evaluate(`JSON.stringify((${work.toString()})(${list}))`);
    return JSON.parse(text);
  }

  /** Asks what is missing until nothing is. */
  async #until(ask: () => Promise<string>): Promise<void> {
    const endMs = Date.now() + waitMsMax;
    for (let missing = await ask(); missing !== ""; missing = await ask()) {
      if (Date.now() > endMs) throw new Error(missing);
      await pause(50);
    }
  }
}

function words({ role, name, within }: Sought): string {
  const named = name === undefined ? role : `${role} "${name}"`;
  return within === undefined ? named : `${named} in ${within}`;
}
