// The name of a function's output: the given name, or F. Where a variable has that name, an n follows. Pure.

export function outputName(variables: readonly string[], given = ""): string {
  const name = given === "" ? "F" : given;
  return variables.includes(name) ? `${name}n` : name;
}
