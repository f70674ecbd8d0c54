// What is typed on the keyboard, as it is typed.

export function Typed({ children }: { readonly children: string }) {
  return <code translate="no">{children}</code>;
}
