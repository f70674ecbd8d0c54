// The frame of every screen: header, drawer, settings, notices, and what it adds on paper.

import { counted, number } from "./numbers.ts";

export const shellTexts = {
  underDevelopment: "This feature is under development for the web version.",
  opensNewTab: "opens a new tab",
  unknownError: "No further details.",
  premium: "Premium",
  /** In statistics, for a user whose e-mail they may not have. */
  signedInUser: "signed-in",
  skipToContent: "Skip to content",
  menu: "Menu",
  sectionsOfProduct: "Sections",
  settings: "Settings",
  shortcuts: "Keyboard shortcuts",
  newVersion: "A new version is ready.",
  statistics: "Usage statistics",
  underConstruction: "Under construction",
} as const;

const megabytes = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The list of the settings. */
export const settingsTexts = {
  appearance: "Appearance",
  appearanceSystem: "System default",
  appearanceLight: "Light",
  appearanceDark: "Dark",
  minimum: "Show the minimum while typing",
  licences: "Licences",
  kept: (tools: boolean, lessons: number, bytes: number) =>
    `Kept for offline use: ${tools ? "all" : "some"} free tools and ${counted(lessons, "lesson", "lessons")}, ${megabytes.format(bytes / 1_000_000)} MB`,
} as const;

/** The question about usage statistics. */
export const consentTexts = {
  question:
    "Allow anonymous statistics about pages, Premium features and purchases? What you type is never sent. You can change this in the settings.",
  allow: "Allow",
  refuse: "No, thanks",
} as const;

/** The operator's pages of notices. */
export const noticeTexts = {
  terms: "Terms",
  privacy: "Privacy",
  refunds: "Refunds",
} as const;

/** The keyboard shortcuts: those of every screen, and those of the Simulator's canvas. */
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

/** The head and the foot of a printed page. */
export const printedPage = {
  characters: (count: number) => `(${number.format(count)} characters)`,
  noAddress: "The input is too long for an address.",
  addressAbove: "The address is on the first sheet.",
} as const;
