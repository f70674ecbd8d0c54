// The names of the choice of a form without static hazards, of that form, and of the answer's row for it.

export const withoutHazards = "Without static hazards";

export const hazardsRow = "Hazards";
