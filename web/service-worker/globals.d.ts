// A type that the DOM library lacks: Chromium's workers have `navigator.connection`, those of other browsers do not.

interface WorkerNavigator {
  readonly connection?: { readonly saveData?: boolean };
}
