// The keyboard shortcuts in words: those of every screen, and those of the simulator's canvas. Fetched with their sheet.

export const shortcutTexts = {
  field: "Go to the input field",
  submit: "Submit the input field",
  close: "Close the open panel or dialog",
  sheet: "Show the keyboard shortcuts",

  onCanvas: "On the canvas of the Simulator",
  nearest: "Select the nearest part that way",
  first: "Select the first part",
  toggle: "Toggle the selected switch",
  wire: "Start a wire; Tab goes to the next target, Enter connects",
  move: "Move the selection by 5; with Shift by 20; Enter keeps, Esc takes back",
  remove: "Delete the selection",
  undo: "Undo",
  redo: "Redo",
  all: "Select all parts",
  copy: "Copy, cut and paste",
  duplicate: "Duplicate the selection",
  zoom: "Zoom in, zoom out, 100%",
  fit: "Fit the drawing into view",
  leave: "Take back what runs, or select nothing",
  free: "Place a dragged part off the grid",
} as const;
