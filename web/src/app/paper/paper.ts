// Prints the page as a sheet of paper: in the light colours, whatever the colours on the screen, and with the tool,
// the input and the address of the shown state. Fetched after the page itself; until then a sheet has only the
// content.

import { onPaper } from "#lib/on-paper.ts";
import { writeQuery } from "#addresses/core/query.ts";
import { printedInput } from "./core/printed-input.ts";
import { cssString, footOf, headOf, type PrintedPage } from "./core/printed-page.ts";
import classes from "./paper.module.css";

const scheme = "data-mantine-color-scheme";

/** Call it once, when the page starts. */
export function startPaper(): void {
  let end = () => {};
  window.addEventListener("beforeprint", () => {
    end();
    end = begin();
  });
  window.addEventListener("afterprint", () => {
    end();
    end = () => {};
  });
}

/** Returns the function that restores the page. */
function begin(): () => void {
  const root = document.documentElement;
  const onScreen = root.getAttribute(scheme);
  root.setAttribute(scheme, "light");
  const page = printedPage();
  root.style.setProperty("--sheet-foot", cssString(footOf(page)));
  const head = headElement(page);
  document.body.prepend(head);
  return () => {
    head.remove();
    root.style.removeProperty("--sheet-foot");
    if (onScreen !== null) root.setAttribute(scheme, onScreen);
  };
}

function printedPage(): PrintedPage {
  const { title } = document;
  const { href, hash } = window.location;
  const [path = ""] = hash.slice(1).split("?");
  const told = onPaper();
  if (told?.path !== path) return { title, input: "", address: href };
  const { parameters, fits } = told;
  const query =
    parameters.length === 0 ? "" : `?${writeQuery(new URLSearchParams(parameters.map(([...each]) => each)))}`;
  return {
    title,
    input: told.input ?? printedInput(parameters),
    address: fits ? `${href.slice(0, href.indexOf("#"))}#${path}${query}` : null,
  };
}

function headElement(page: PrintedPage): HTMLElement {
  const head = document.createElement("div");
  head.className = classes.head ?? "";
  const { input, address } = headOf(page);
  for (const [name, text] of [
    [classes.title, page.title],
    [classes.input, input],
    [classes.address, address],
  ] as const) {
    const line = document.createElement("p");
    line.className = name ?? "";
    line.textContent = text;
    head.append(line);
  }
  return head;
}
