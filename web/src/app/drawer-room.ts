// Whether a window is wide enough for the docked drawer. The widths are those of global.css.

const drawerPx = 240;
const contentPxMin = 680;

/** Whether a window of this width leaves enough room for the screen between the drawer and the open side panel. */
export function dockingHasRoom(windowPx: number): boolean {
  const panelPx = windowPx >= 1536 ? 800 : 600;
  return windowPx - drawerPx - panelPx >= contentPxMin;
}
