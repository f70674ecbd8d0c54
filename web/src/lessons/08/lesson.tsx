// Lesson 08: NAND and NOR, each of which is enough alone; XOR and XNOR.

import type { LessonContent } from "#learn/lesson-content.ts";
import { Bubbles, Nand, NandAlone, NandNand, Nor, NorAlone, ThreeInputs } from "./only/only.tsx";
import { Practice, Tasks } from "./practice.tsx";
import { ControlledInverter, Parity, Xnor, Xor } from "./xor/xor.tsx";

export const lesson: LessonContent = {
  id: "08",
  description: "NAND and NOR, each of which is enough alone; XOR and XNOR for comparing and for parity.",
  badge: "interactive",
  practice: Tasks,
  sections: [
    { id: "nand", title: "NAND", Body: Nand },
    { id: "nor", title: "NOR", Body: Nor },
    { id: "nand-alone", title: "NAND alone is enough", Body: NandAlone },
    { id: "nor-alone", title: "NOR alone is enough", Body: NorAlone },
    { id: "nand-nand", title: "A sum of products with NAND gates", Body: NandNand },
    { id: "bubbles", title: "Bubbles and De Morgan", Body: Bubbles },
    { id: "three-inputs", title: "NAND of three inputs", Body: ThreeInputs },
    { id: "xor", title: "XOR: difference", Body: Xor },
    { id: "xnor", title: "XNOR: equality", Body: Xnor },
    { id: "parity", title: "Parity", Body: Parity },
    { id: "inverter", title: "A NOT that can be switched", Body: ControlledInverter },
    { id: "practice", title: "Practice: gates", Body: Practice },
  ],
};
