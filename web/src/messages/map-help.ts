// The screen on how to read a Karnaugh map.

export const mapHelp = {
  title: "How to read a Karnaugh map",
  lead: "A Karnaugh map is a truth table in another order, so that products of few literals can be seen as rectangles. This map has four variables and 16 cells. Press a group of the legend to see it alone.",
  lesson: "Lesson 06 explains maps step by step, with tasks.",
  parts: [
    {
      title: "Cells",
      words:
        "Each cell is a row of the truth table. The digits at the edges are the values of the variables, and the small number in a cell is the number of its row.",
    },
    {
      title: "Gray order",
      words:
        "The digits at an edge go 00, 01, 11, 10. This is Gray order: from each to the next one variable changes, and from the last back to the first. So two cells side by side differ in one variable. The first and the last cell of a line do so too: they count as neighbours.",
    },
    {
      title: "Groups",
      words:
        "A group is a rectangle of 1, 2, 4, 8 or 16 cells without a 0, and each 1 is in some group. A variable that has both values in the group is not in its term. A variable that is 1 in the whole group is a factor of the term, and one that is 0 there is a factor with a bar. The four corners of this map are one group.",
    },
    {
      title: "Essential",
      words:
        "A prime implicant is a group that no larger group contains. It is essential if it has a 1 that no other prime implicant has; the legend names these cells after the dot. Each smallest sum of products needs all essential groups.",
    },
    {
      title: "X",
      words:
        "X is a don't-care: a row in which the function may be 0 or 1. A group takes an X where this makes the group larger, as the group in the middle takes row 15. The X in row 6 helps no group, so it stays outside.",
    },
  ],
} as const;
