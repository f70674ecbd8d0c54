// Lesson 03: the laws, in an order in which proofs use earlier laws only. Its text is lesson.mdx; here is what the text names.

import { lessonOf, named } from "#learn/lesson-text.tsx";
import { SimplifyPractice } from "#learn/practice/simplify/lazy-practice.tsx";
import { EquationLines } from "#learn/reading/equation-lines.tsx";
import { Folded } from "#learn/reading/folded.tsx";
import { Law } from "#learn/reading/law.tsx";
import { MistakeBlock } from "#learn/reading/mistake-block.tsx";
import { Proof } from "#learn/reading/proof.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { SideBySide } from "#learn/reading/side-by-side.tsx";
import { TableBlock } from "#learn/reading/table-block.tsx";
import { WorkedDerivation } from "#learn/reading/worked-derivation.tsx";
import { LawTable } from "./at-a-glance/at-a-glance.tsx";
import { asked } from "./core/questions.ts";
import { DualDemo } from "./duality/dual-demo.tsx";
import { AbsorbedFigure } from "./laws/absorbed.tsx";
import { type Consequence, consequences } from "./laws/core/consequences.ts";
import { laws } from "./laws/core/laws.ts";
import { equationInRows } from "./laws/core/tables.ts";
import text from "./lesson.mdx";
import { mistakes, wrongConclusions } from "./no-law/core/no-law.ts";
import { WrongConclusionBlock } from "./no-law/wrong-conclusion-block.tsx";
import { PlanSteps } from "./plan/plan.tsx";
import { PlanWalk } from "./plan/plan-walk.tsx";
import { derivations } from "./worked-derivations/core/derivations.ts";

const { productOfSums, sumOfProducts, xorWithZero, xorWithOne, xorOfItself, xorOfComplement, xnor } =
  consequences;

const equations = {
  products: [productOfSums.equation, sumOfProducts.equation],
  xorFacts: [xorWithZero.equation, xorWithOne.equation, xorOfItself.equation, xorOfComplement.equation],
  xnor: [xnor.equation],
};

export const lesson = lessonOf(text, {
  id: "03",
  description: "Each law with a proof, a worked line and the usual mistake; then practice in simplifying.",
  practice: SimplifyPractice,
  blocks: {
    Question: named(QuestionBlock, asked),
    Table: named(TableBlock, [equationInRows]),
    Mistake: named(MistakeBlock, mistakes),
    WrongConclusion: named(WrongConclusionBlock, wrongConclusions),
    Law: named(Law, laws),
    Proof: named(({ of }: { readonly of: Consequence }) => <Proof lines={of.proof} />, consequences),
    Equations: named(EquationLines, equations),
    Derivation: named(WorkedDerivation, derivations),
    SideBySide,
    Folded,
    DualDemo,
    AbsorbedFigure,
    LawTable,
    PlanSteps,
    PlanWalk,
  },
});
