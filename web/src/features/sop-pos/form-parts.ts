// What draws a form, fetched as one part while the first row is chosen.

export { CopyMenu } from "#expression/copy-menu.tsx";
export { FormBar } from "./form-bar.tsx";
export { FormShown } from "./form-shown.tsx";
