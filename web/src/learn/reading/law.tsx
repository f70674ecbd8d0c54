// A law in a lesson: its forms, the law in words, its proof, a line in which it is used, the usual mistake.

import type { ReactNode } from "react";
import { lawTables, lessonBlocks } from "#messages/lesson-blocks.ts";
import type { LawData } from "../core/data.ts";
import { EquationLines } from "./equation-lines.tsx";
import { Folded } from "./folded.tsx";
import { FormTables } from "./form-tables.tsx";
import classes from "./law.module.css";
import { Marked } from "./marked.tsx";
import { M } from "./maths.tsx";
import { MistakeBlock } from "./mistake-block.tsx";
import { OpenLinks } from "./open-links.tsx";
import { Proof } from "./proof.tsx";

interface LawProps {
  readonly of: LawData;
  /** A shorter proof, shown instead of the law's own proof, which is then folded. */
  readonly children?: ReactNode;
}

export function Law({ of: law, children: shortProof }: LawProps) {
  const { forms, words, proof, worked, mistake } = law;
  return (
    <>
      <div className={classes.forms}>
        <EquationLines of={forms} />
      </div>
      <p>
        <Marked text={words} />
      </p>
      <div className={classes.parts}>
        <Part title={proof ? lessonBlocks.byLaws : lessonBlocks.byTable} className={classes.proof}>
          {shortProof}
          {proof && !shortProof && <Proof lines={proof} />}
          {proof && shortProof !== undefined && (
            <Folded label={lawTables.inOneChain} lessLabel={lawTables.hideProof}>
              <Proof lines={proof} />
            </Folded>
          )}
          <FormTables of={law} isFolded={proof !== undefined} />
        </Part>
        <div className={classes.use}>
          <div className={classes.worked}>
            <h3>{lessonBlocks.worked}</h3>
            <M size="normal">{`${worked.left} = ${worked.right}`}</M>
            <OpenLinks of={{ text: worked.left, tools: ["simplifier"] }} />
          </div>
          <Part title={lessonBlocks.mistake}>
            <MistakeBlock of={mistake} />
          </Part>
        </div>
      </div>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Part({ title, className = "", children }: PartProps) {
  return (
    <div className={`${classes.part} ${className}`}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
