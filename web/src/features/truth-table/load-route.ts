// Brings the route of the truth table when it is called, with the schema of its answer.

export const loadTtableRoute = async () => (await import("#contract/ttable.ts")).ttableRoute;
