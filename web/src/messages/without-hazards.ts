// The name of the choice of a form without static hazards, and of that form.

export const withoutHazards = "Without static hazards";
