// How much room the docked drawer leaves. The widths are those of global.css.

const drawerPx = 240;
const contentPxMin = 680;

/** Whether enough of a window of this width is left for the screen beside the drawer and the open side panel. */
export function dockingHasRoom(windowPx: number): boolean {
  const panelPx = windowPx >= 1536 ? 800 : 600;
  return windowPx - drawerPx - panelPx >= contentPxMin;
}
