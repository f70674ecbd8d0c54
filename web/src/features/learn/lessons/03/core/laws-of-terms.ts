// The laws that are proved from those before them: of brackets, of terms that make others shorter, of long bars and of
// XOR. Pure.

import type { LawData } from "../../../core/data.ts";

export const lawsOfTerms: readonly LawData[] = [
  {
    id: "distributive",
    title: "Distributive",
    labels: ["Distributive"],
    forms: [
      { left: "A.(B+C)", right: "A.B+A.C" },
      { left: "A+B.C", right: "(A+B).(A+C)" },
    ],
    words:
      "AND goes to each part of a sum. OR goes to each part of a product. Read from right to left, what all parts share is taken out.",
    worked: { left: "A'.B+A'.C'", right: "A'.(B+C')" },
    mistake: {
      left: "A.(B+C)",
      right: "A.B+C",
      words: "The {A} goes to each part of the sum, so also to {C}.",
    },
  },
  {
    id: "absorptive",
    title: "Absorptive",
    labels: ["Absorptive"],
    forms: [
      { left: "A.(A+B)", right: "A" },
      { left: "A+A.B", right: "A" },
    ],
    words: "A shorter term takes in a longer one that contains it.",
    proofs: [
      [
        { text: "A.(A+B)" },
        { text: "(A+0).(A+B)", by: "identity" },
        { text: "A+0.B", by: "distributive" },
        { text: "A+0", by: "annulment" },
        { text: "A", by: "identity" },
      ],
      [
        { text: "A+A.B" },
        { text: "A.1+A.B", by: "identity" },
        { text: "A.(1+B)", by: "distributive" },
        { text: "A.1", by: "annulment" },
        { text: "A", by: "identity" },
      ],
    ],
    worked: { left: "A.B+A.B.C'+C", right: "A.B+C" },
    mistake: {
      left: "A+A'.B",
      right: "A",
      words:
        "{A'.B} does not contain {A}; it contains the complement of {A}. The next law says what happens here.",
    },
  },
  {
    id: "redundancy",
    title: "Redundancy",
    labels: ["Redundancy"],
    forms: [
      { left: "A.(A'+B)", right: "A.B" },
      { left: "A+A'.B", right: "A+B" },
    ],
    words: "Beside a term, its complement inside another term can go.",
    proofs: [
      [
        { text: "A.(A'+B)" },
        { text: "A.A'+A.B", by: "distributive" },
        { text: "0+A.B", by: "complement" },
        { text: "A.B", by: "identity" },
      ],
      [
        { text: "A+A'.B" },
        { text: "(A+A').(A+B)", by: "distributive" },
        { text: "1.(A+B)", by: "complement" },
        { text: "A+B", by: "identity" },
      ],
    ],
    worked: { left: "A'+A.B.C", right: "A'+B.C" },
    mistake: {
      left: "A.B+A'.C",
      right: "B+C",
      words: "{A} must stand alone as a term before {A'} can go. Here neither {A} nor {A'} stands alone.",
    },
  },
  {
    id: "de-morgan",
    title: "De Morgan",
    labels: ["De Morgan"],
    forms: [
      { left: "(A.B)'", right: "A'+B'" },
      { left: "(A+B)'", right: "A'.B'" },
    ],
    words:
      "A bar over a product becomes a bar over each part, and the sign becomes OR. A bar over a sum becomes a bar over each part, and the sign becomes AND.",
    proofs: [
      [
        { text: "(A.B)'" },
        { text: "(A.B)'+0", by: "identity" },
        { text: "(A.B)'+A.0", by: "annulment" },
        { text: "(A.B)'+A.B.B'", by: "complement" },
        { text: "(A.B)'+A.B.(A'+B')", by: "redundancy" },
        { text: "(A.B)'+A'+B'", by: "redundancy" },
        { text: "A'+B'+B.(A.B)'", by: "redundancy" },
        { text: "A'+B'+A.B.(A.B)'", by: "redundancy" },
        { text: "A'+B'+0", by: "complement" },
        { text: "A'+B'", by: "identity" },
      ],
    ],
    worked: { left: "(A+B'.C)'", right: "A'.(B'.C)'" },
    mistake: {
      left: "(A.B)'",
      right: "A'.B'",
      words: "Cutting the bar is only half of the law. The sign under the cut changes too.",
    },
  },
  {
    id: "consensus",
    title: "Consensus",
    labels: ["Consensus"],
    forms: [
      { left: "(A+B).(A'+C).(B+C)", right: "(A+B).(A'+C)" },
      { left: "A.B+A'.C+B.C", right: "A.B+A'.C" },
    ],
    words:
      "Two terms, one with a letter and one with its complement, have a consensus: all their other letters. Beside the two, the consensus can go.",
    proofs: [
      [
        { text: "(A+B).(A'+C).(B+C)" },
        { text: "(A+B).(A'+C).(B+C+0)", by: "identity" },
        { text: "(A+B).(A'+C).(B+C+A.A')", by: "complement" },
        { text: "(A+B).(A'+C).(B+C+A).(B+C+A')", by: "distributive" },
        { text: "(A+B).(A'+C).(B+C+A')", by: "absorptive" },
        { text: "(A+B).(A'+C)", by: "absorptive" },
      ],
      [
        { text: "A.B+A'.C+B.C" },
        { text: "A.B+A'.C+B.C.1", by: "identity" },
        { text: "A.B+A'.C+B.C.(A+A')", by: "complement" },
        { text: "A.B+A'.C+A.B.C+A'.B.C", by: "distributive" },
        { text: "A.B+A'.C+A'.B.C", by: "absorptive" },
        { text: "A.B+A'.C", by: "absorptive" },
      ],
    ],
    worked: { left: "A.B'+A'.C.D+B'.C.D", right: "A.B'+A'.C.D" },
    mistake: {
      left: "A.B+A'.C+B.C",
      right: "A.B+B.C",
      words: "Only the consensus can go, never one of the two terms that it comes from.",
    },
  },
  {
    id: "xor",
    title: "XOR gate",
    labels: ["XOR gate"],
    forms: [{ left: "A^B", right: "A.B'+A'.B" }],
    words:
      "XOR is 1 if exactly one of the two is 1: the first without the second, or the second without the first.",
    worked: { left: "A.(B^C)", right: "A.(B.C'+B'.C)" },
    mistake: {
      left: "(A^B)'",
      right: "A'^B'",
      words:
        "De Morgan is about AND and OR. Under XOR two bars cancel: {A'^B' = A^B}. A single bar does it: {(A^B)' = A'^B}.",
    },
  },
];
