// The components that draw a form, fetched as one part while the visitor chooses the first row.

export { CopyMenu } from "#expression/copy-menu.tsx";
export { FormBar } from "./form-bar.tsx";
export { FormShown } from "./form-shown.tsx";
