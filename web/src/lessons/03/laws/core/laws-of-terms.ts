// The laws that are proved from those before them: of brackets, of terms that make others shorter, of long bars and of
// XOR. Pure.

import type { LawData } from "#learn/core/data.ts";

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
      "A factor of a sum goes to each term of the sum. A term added to a product goes to each factor of the product. From right to left the law takes out what all parts share.",
    worked: { left: "A'.B+A'.C'", right: "A'.(B+C')" },
    mistake: {
      left: "A.(B+C)",
      right: "A.B+C",
      words: "The factor {A} goes to each term of the sum, so also to {C}.",
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
    words:
      "A term takes in each other term that has it as a factor. A factor takes in each other factor that has it as a term.",
    proof: [
      { text: "A+A.B" },
      { text: "A.1+A.B", by: "identity" },
      { text: "A.(1+B)", by: "distributive" },
      { text: "A.1", by: "annulment" },
      { text: "A", by: "identity" },
    ],
    worked: { left: "A.B+A.B.C'+C", right: "A.B+C" },
    mistake: {
      left: "A+A'.B",
      right: "A",
      words: "{A'.B} does not have the factor {A}; it has the complement of {A}. The next law is about this.",
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
    words:
      "In a sum with the term {A}, the factor {A'} of another term can go. In a product with the factor {A}, the term {A'} of another factor can go.",
    proof: [
      { text: "A.(A'+B)" },
      { text: "A.A'+A.B", by: "distributive" },
      { text: "0+A.B", by: "complement" },
      { text: "A.B", by: "identity" },
    ],
    worked: { left: "A'+A.B.C", right: "A'+B.C" },
    mistake: {
      left: "A.B+A'.C",
      right: "B+C",
      words: "{A'} can go only if {A} alone is a term. Here {A} is a factor of a term, and so is {A'}.",
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
      "A bar over a product becomes a bar over each factor, and the sign becomes OR. A bar over a sum becomes a bar over each term, and the sign becomes AND.",
    proof: [
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
    worked: { left: "(A+B'.C)'", right: "A'.(B'.C)'" },
    mistake: {
      left: "(A.B)'",
      right: "A'.B'",
      words: "The bar is cut, which is half of the law. The sign under the cut changes too.",
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
      "Two terms, one with the factor {A} and one with the factor {A'}, have a consensus: the product of all their other factors. In a sum with these two terms, the consensus can go, and it can come.",
    proof: [
      { text: "A.B+A'.C+B.C" },
      { text: "A.B+A'.C+B.C.1", by: "identity" },
      { text: "A.B+A'.C+B.C.(A+A')", by: "complement" },
      { text: "A.B+A'.C+A.B.C+A'.B.C", by: "distributive" },
      { text: "A.B+A'.C+A'.B.C", by: "absorptive" },
      { text: "A.B+A'.C", by: "absorptive" },
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
