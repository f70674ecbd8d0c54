// How many variables a function with a Karnaugh map has. A separate file, because screens need it before they fetch a
// map. Pure.

export const mapVariablesMin = 2;
export const mapVariablesMax = 6;
