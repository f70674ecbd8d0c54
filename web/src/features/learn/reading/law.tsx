// All that a lesson says about a law: its forms, the law in words, its proofs, a line in which it is used, the usual mistake.

import type { ReactNode } from "react";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import type { LawData } from "../core/data.ts";
import { EquationLine } from "./equation-line.tsx";
import { FormTables } from "./form-tables.tsx";
import classes from "./law.module.css";
import { Marked } from "./marked.tsx";
import { MistakeBlock } from "./mistake-block.tsx";
import { OpenLinks } from "./open-links.tsx";
import { Proof } from "./proof.tsx";

export function Law({ of: law }: { readonly of: LawData }) {
  const { forms, words, proofs = [], worked, mistake } = law;
  return (
    <>
      <div className={classes.forms}>
        {forms.map((form) => (
          <EquationLine key={form.left} of={form} />
        ))}
      </div>
      <p>
        <Marked text={words} />
      </p>
      <Part title={lessonBlocks.byTable}>
        <FormTables of={law} />
      </Part>
      {proofs.length > 0 && (
        <Part title={lessonBlocks.byLaws}>
          {proofs.map((lines, at) => (
            <Proof key={at} lines={lines} />
          ))}
        </Part>
      )}
      <Part title={lessonBlocks.worked}>
        <div className={classes.worked}>
          <EquationLine of={worked} />
          <OpenLinks of={{ text: worked.left, tools: ["simplifier"] }} />
        </div>
      </Part>
      <Part title={lessonBlocks.mistake}>
        <MistakeBlock of={mistake} />
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={classes.part}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
