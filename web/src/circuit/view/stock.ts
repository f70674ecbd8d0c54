// A pool of display objects. Pixi's canvas renderer never forgets an object that it has drawn, so an object that is
// thrown away stays in memory as long as the view. Unused objects are therefore kept and used again.

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
