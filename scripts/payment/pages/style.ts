// The styles of the sandbox's pages, in addition to the style of all local pages.

const buttons = `
.buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 0; }
.other { background: var(--card); color: inherit; border: 1px solid var(--soft); }
.other:hover:enabled { border-color: var(--accent); }
.other:disabled { color: var(--soft); border-color: var(--line); cursor: default; }
code { font: 0.9375em ui-monospace, monospace; }
`;

export const checkoutStyle = `${buttons}
.amount { margin: 0 0 0.75rem; font-size: 2rem; line-height: 1.2; font-weight: 700; }
.card .amount span, .card code + span { display: inline; }
.amount span { font-size: 1rem; font-weight: 600; color: var(--soft); }
.card code { font-weight: 700; }
dl { margin: 0; display: grid; gap: 0.375rem; }
dl div { display: grid; grid-template-columns: 6rem 1fr; gap: 0.75rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
section { margin-bottom: 1.5rem; }
form h2 { margin: 0.75rem 0 0; }
fieldset { margin: 0.75rem 0 0; padding: 0.5rem 1rem; border: 1px solid var(--line); border-radius: 0.5rem; display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
legend { padding: 0 0.375rem; font-weight: 600; }
fieldset label { display: flex; align-items: center; gap: 0.5rem; min-height: 44px; font-weight: 400; }
fieldset input { min-height: 0; width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--accent); }
@media (max-width: 30rem) {
  form .buttons { display: grid; }
  form .button { justify-self: stretch; }
}
`;

/** A narrow window shows the table as cards. */
export const listStyle = `${buttons}
main { max-width: 68rem; }
table { width: 100%; border-collapse: collapse; background: var(--card); border: 1px solid var(--line); }
th { text-align: start; font-size: 0.875rem; color: var(--soft); }
th, td { padding: 0.75rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td strong, td .soft { display: block; overflow-wrap: anywhere; }
td .buttons { gap: 0.5rem; }
td .button { padding: 0.5rem 0.75rem; font-size: 0.875rem; }
@media (min-width: 62rem) {
  td:not(:first-child), .button { white-space: nowrap; }
}
@media (max-width: 48rem) {
  table, tbody, td { display: block; border: 0; background: none; padding: 0; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  td:first-child, td:nth-child(n + 4) { grid-column: 1 / -1; }
  tr { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1.5rem; margin-bottom: 0.75rem; padding: 0.875rem 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card); }
}
`;
