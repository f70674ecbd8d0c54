// The name of the switch for a form without static hazards, and of that form.

export const withoutHazards = "Without static hazards";
