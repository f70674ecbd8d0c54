// The names of the switch for a form without static hazards, of that form, and of its row in the answer.

export const withoutHazards = "Without static hazards";

export const hazardsRow = "Hazards";
