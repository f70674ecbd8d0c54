// What the library of types lacks: Chromium's workers have `navigator.connection`, other browsers do not.

interface WorkerNavigator {
  readonly connection?: { readonly saveData?: boolean };
}
