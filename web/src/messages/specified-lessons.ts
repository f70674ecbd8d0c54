// The specification's texts on the list and the screen of a lesson, word for word (sections 2, 3 and 8).

export const specifiedLessons = {
  modules: {
    fundamentals: "Fundamentals of Boolean Algebra",
    functions: "Boolean Functions",
    theorems: "Boolean Algebra Theorems",
  },
  titles: {
    "01": "Introduction to Boolean Logic",
    "02": "Boolean Variables and Logic Gates",
    "03": "Laws of Boolean Algebra",
    "04": "Constructing a Truth Table",
    "09": "Consensus Theorem",
    "10": "De Morgan's Theorems",
  },
  video: "Video",
  interactive: "Interactive",
  tutorial: "Tutorial",
  start: "START",
  upcoming: "Upcoming...",
  read: "Read",
} as const;
