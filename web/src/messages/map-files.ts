// Our own texts about copies and files of Karnaugh maps, fetched with the menu that makes them.

export const mapFiles = {
  copySvg: "Copy SVG",
  saveSvg: "Save SVG",
  savePng: "Save PNG",
  copyLatex: "Copy LaTeX (karnaugh-map)",
  copyTabular: "Copy LaTeX (tabular)",
  copyMarkdown: "Copy Markdown",
  colours: "Colours of the file",
  light: "Light",
  asShown: "As shown",
  file: "karnaugh-map.svg",
  pictureFile: "karnaugh-map.png",
  contents: "Contents of the file",
  contentsOf: { groups: "With groups", values: "Without groups", empty: "Empty cells" },
  emptyCells: "Empty cells, to be filled in",
  /** "Karnaugh map of F(A, B, C)" */
  fileTitle: (output: string, names: readonly string[]) => `Karnaugh map of ${output}(${names.join(", ")})`,
  fileDescription: (ones: readonly number[], dontCares: readonly number[], form: string | null) =>
    `1 in the rows ${ones.length === 0 ? "none" : ones.join(", ")}` +
    `${dontCares.length === 0 ? "" : `; X in the rows ${dontCares.join(", ")}`}` +
    `${form === null ? "" : `; ${form}`}`,
} as const;
