// Lesson 11: binary numbers, their conversion, complements and subtraction.

import type { LessonContent } from "#learn/lesson-content.ts";
import { BinaryTasks } from "#learn/practice/binary/binary-tasks.tsx";
import { Fractions, Hexadecimal, Places, Repeating, ToBinary, ToDecimal } from "./places/places.tsx";
import { Practice } from "./practice.tsx";
import { Adding, Complements, Negative, Subtraction } from "./signed/signed.tsx";

export const lesson: LessonContent = {
  id: "11",
  description: "Places, conversion both ways, fractions that repeat, complements and subtraction.",
  practice: BinaryTasks,
  sections: [
    { id: "places", title: "Places and their values", Body: Places },
    { id: "to-decimal", title: "From binary to decimal", Body: ToDecimal },
    { id: "to-binary", title: "From decimal to binary", Body: ToBinary },
    { id: "hexadecimal", title: "Four bits in one digit", Body: Hexadecimal },
    { id: "fractions", title: "Bits after the point", Body: Fractions },
    { id: "repeating", title: "Bits that repeat", Body: Repeating },
    { id: "adding", title: "Adding", Body: Adding },
    { id: "complements", title: "Complements", Body: Complements },
    { id: "subtraction", title: "Subtraction", Body: Subtraction },
    { id: "negative", title: "Numbers with a sign", Body: Negative },
    { id: "practice", title: "Practice: binary numbers", Body: Practice },
  ],
};
