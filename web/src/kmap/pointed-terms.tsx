// The terms of a form that can be pointed at and pressed, to mark their groups in the other views. The legend does the same
// by keyboard.

import type { ReactNode, SyntheticEvent } from "react";
import { cubeAt } from "#answer/core/cubes.ts";
import type { Form } from "#answer/core/form.ts";
import type { MarkedGroup } from "./use-marked-group.ts";

interface PointedTermsProps {
  readonly form: Form;
  readonly marked: MarkedGroup;
  readonly children: ReactNode;
}

export function PointedTerms({ form, marked, children }: PointedTermsProps) {
  const cubeOf = ({ target }: SyntheticEvent) => {
    const term =
      target instanceof Element ? target.closest<HTMLElement>("[data-term]")?.dataset["term"] : null;
    return term ? cubeAt(form.cubes, Number(term)) : null;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the legend has the keys
    <div
      onPointerOver={(event) => event.pointerType === "mouse" && marked.onPoint(cubeOf(event))}
      onPointerLeave={() => marked.onPoint(null)}
      onClick={(event) => {
        const cube = cubeOf(event);
        // The end of selecting a text is no press.
        if (cube && window.getSelection()?.isCollapsed !== false) marked.onPress(cube);
      }}
    >
      {children}
    </div>
  );
}
