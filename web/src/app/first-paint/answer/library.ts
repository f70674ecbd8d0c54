// The library's buttons as the build has drawn them. In the script of the early answer the build replaces the library
// by this file, because the library itself is too large.

import { drawnAnswer } from "./drawn-answer.ts";
import { nodesOf, setProperty } from "./react.ts";

interface ButtonProps extends Readonly<Record<string, unknown>> {
  readonly variant?: string;
  readonly className?: string;
  readonly leftSection?: unknown;
  readonly rightSection?: unknown;
  readonly children?: unknown;
}

export function Button({
  variant = "filled",
  className,
  leftSection,
  rightSection,
  children,
  ...rest
}: ButtonProps): Element {
  const section = leftSection ? "left" : rightSection ? "right" : "none";
  const button = copyOf(`${variant} ${section}`, className, rest);
  // The words, and the icon next to them.
  fill(button, "i", leftSection ?? rightSection);
  fill(button, "b", children);
  return button;
}

export function UnstyledButton({ className, children, ...rest }: ButtonProps): Element {
  const button = copyOf("unstyled", className, rest);
  button.replaceChildren(...nodesOf(children));
  return button;
}

function copyOf(
  kind: string,
  className: string | undefined,
  rest: Readonly<Record<string, unknown>>,
): Element {
  const template = document.createElement("template");
  template.innerHTML = drawnAnswer.buttons[kind] ?? "";
  const button = template.content.firstElementChild;
  if (!button) throw new Error(`The build has drawn no button "${kind}".`);
  button.classList.remove("given");
  if (className) button.classList.add(...className.split(" ").filter(Boolean));
  for (const [name, value] of Object.entries(rest)) setProperty(button, name, value);
  return button;
}

function fill(button: Element, mark: string, content: unknown): void {
  button.querySelector(mark)?.replaceWith(...nodesOf(content));
}
