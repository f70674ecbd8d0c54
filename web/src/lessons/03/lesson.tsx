// Lesson 03: the laws of Boolean algebra, in an order in which proofs use earlier laws only.

import type { LessonContent } from "#learn/lesson-content.ts";
import { lawOf } from "./core/laws.ts";
import { Absorptive } from "./sections/absorptive.tsx";
import { Annulment } from "./sections/annulment.tsx";
import { AtAGlance } from "./sections/at-a-glance.tsx";
import { Complement } from "./sections/complement.tsx";
import { Consensus } from "./sections/consensus.tsx";
import { DeMorgan } from "./sections/de-morgan.tsx";
import { Distributive } from "./sections/distributive.tsx";
import { DoubleNegation } from "./sections/double-negation.tsx";
import { Duality } from "./sections/duality.tsx";
import { Idempotent } from "./sections/idempotent.tsx";
import { Identity } from "./sections/identity.tsx";
import { NoLaw } from "./sections/no-law.tsx";
import { NotGate } from "./sections/not-gate.tsx";
import { OrderAndGrouping } from "./sections/order-and-grouping.tsx";
import { Plan } from "./sections/plan.tsx";
import { Practice } from "./sections/practice.tsx";
import { Redundancy } from "./sections/redundancy.tsx";
import { TermsAndFactors } from "./sections/terms-and-factors.tsx";
import { WhatIsALaw } from "./sections/what-is-a-law.tsx";
import { WorkedDerivations } from "./sections/worked-derivations.tsx";
import { XorGate } from "./sections/xor.tsx";

const titleOf = (law: string) => lawOf(law).title;

export const lesson: LessonContent = {
  id: "03",
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
