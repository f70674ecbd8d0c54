// Display objects that are not needed now are kept and used again: pixi's canvas renderer never forgets one that it has
// drawn, so each that is thrown away stays in memory as long as the view.

import { Graphics } from "pixi.js";

export class Stock {
  private readonly spare: Graphics[] = [];

  take(): Graphics {
    return this.spare.pop() ?? new Graphics();
  }

  giveBack(graphics: Graphics): void {
    graphics.removeFromParent();
    this.spare.push(graphics);
  }

  destroy(): void {
    for (const graphics of this.spare) graphics.destroy();
  }
}
