// "F = ", or the output's given name, before a form; not copied with the form.

import { FunctionSign } from "#table/function-name.tsx";
import classes from "./form-shown.module.css";

export function FunctionLead({ output }: { readonly output: string }) {
  return (
    <span className={classes.lead}>
      <FunctionSign name={output} /> ={" "}
    </span>
  );
}
