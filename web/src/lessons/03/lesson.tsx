// Lesson 03: the laws of Boolean algebra, in an order in which proofs use earlier laws only.

import type { LessonContent } from "#learn/lesson-content.ts";
import { SimplifyPractice } from "#learn/practice/simplify/lazy-practice.tsx";
import { lawOf } from "./laws/core/laws.ts";
import { Absorptive } from "./laws/absorptive.tsx";
import { Annulment } from "./laws/annulment.tsx";
import { AtAGlance } from "./at-a-glance/at-a-glance.tsx";
import { Complement } from "./laws/complement.tsx";
import { Consensus } from "./laws/consensus.tsx";
import { DeMorgan } from "./laws/de-morgan.tsx";
import { Distributive } from "./laws/distributive.tsx";
import { DoubleNegation } from "./laws/double-negation.tsx";
import { Duality } from "./duality/duality.tsx";
import { Idempotent } from "./laws/idempotent.tsx";
import { Identity } from "./laws/identity.tsx";
import { NoLaw } from "./no-law/no-law.tsx";
import { NotGate } from "./laws/not-gate.tsx";
import { OrderAndGrouping } from "./laws/order-and-grouping.tsx";
import { Plan } from "./plan/plan.tsx";
import { Practice } from "./practice.tsx";
import { Redundancy } from "./laws/redundancy.tsx";
import { TermsAndFactors } from "./laws/terms-and-factors.tsx";
import { WhatIsALaw } from "./laws/what-is-a-law.tsx";
import { WorkedDerivations } from "./worked-derivations/worked-derivations.tsx";
import { XorGate } from "./laws/xor.tsx";

const titleOf = (law: string) => lawOf(law).title;

export const lesson: LessonContent = {
  id: "03",
  description: "Each law with a proof, a worked line and the usual mistake; then practice in simplifying.",
  practice: SimplifyPractice,
  sections: [
    { id: "what-is-a-law", title: "What a law is", Body: WhatIsALaw },
    { id: "terms-and-factors", title: "Terms and factors", Body: TermsAndFactors },
    { id: "duality", title: "Duality", Body: Duality },
    { id: "identity", title: titleOf("identity"), Body: Identity },
    { id: "annulment", title: titleOf("annulment"), Body: Annulment },
    { id: "idempotent", title: titleOf("idempotent"), Body: Idempotent },
    { id: "complement", title: titleOf("complement"), Body: Complement },
    { id: "order-and-grouping", title: titleOf("order-and-grouping"), Body: OrderAndGrouping },
    { id: "not-gate", title: titleOf("not-gate"), Body: NotGate },
    { id: "double-negation", title: titleOf("double-negation"), Body: DoubleNegation },
    { id: "distributive", title: titleOf("distributive"), Body: Distributive },
    { id: "absorptive", title: titleOf("absorptive"), Body: Absorptive },
    { id: "redundancy", title: titleOf("redundancy"), Body: Redundancy },
    { id: "de-morgan", title: titleOf("de-morgan"), Body: DeMorgan },
    { id: "consensus", title: titleOf("consensus"), Body: Consensus },
    { id: "xor", title: titleOf("xor"), Body: XorGate },
    { id: "at-a-glance", title: "All laws at a glance", Body: AtAGlance },
    { id: "plan", title: "A plan for simplifying", Body: Plan },
    { id: "worked-derivations", title: "Four worked derivations", Body: WorkedDerivations },
    { id: "no-law", title: "What is no law", Body: NoLaw },
    { id: "practice", title: "Practice: simplify", Body: Practice },
  ],
};
