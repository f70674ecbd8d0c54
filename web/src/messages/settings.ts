// The list of the settings, fetched with it.

export const settingsTexts = {
  appearance: "Appearance",
  appearanceSystem: "System default",
  appearanceLight: "Light",
  appearanceDark: "Dark",
  minimum: "Show the minimum while typing",
  licences: "Licences",
} as const;
