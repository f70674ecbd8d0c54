// The frame of every screen: header, drawer, settings, consent, notices in place of a screen.

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
