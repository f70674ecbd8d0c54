// The frame of every screen: header, drawer, settings, consent, notices in place of a screen.

export const shellTexts = {
  underDevelopment: "This feature is under development for the web version.",
  opensNewTab: "opens a new tab",
  mapElsewhere: (variables: string) => `Draw a map of ${variables} variables in SoP PoS`,
  unknownError: "No further details.",
  premium: "Premium",
  /** In statistics, for a user whose e-mail they may not have. */
  signedInUser: "signed-in",
  skipToContent: "Skip to content",
  menu: "Menu",
  sectionsOfProduct: "Sections",
  settings: "Settings",
  appearance: "Appearance",
  appearanceSystem: "System default",
  appearanceLight: "Light",
  appearanceDark: "Dark",
  shortcuts: "Keyboard shortcuts",
  newVersion: "A new version is ready.",
  statistics: "Usage statistics",
  statisticsQuestion:
    "Allow anonymous statistics about pages, Premium features and purchases? What you type is never sent. You can change this in the settings.",
  statisticsAllow: "Allow",
  statisticsRefuse: "No, thanks",
  underConstruction: "Under construction",
} as const;
