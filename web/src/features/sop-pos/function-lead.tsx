// "F = ", or the output's own name, before a form, which is no part of what is copied.

import { FunctionSign } from "#table/function-name.tsx";
import classes from "./form-shown.module.css";

export function FunctionLead({ output }: { readonly output: string }) {
  return (
    <span className={classes.lead}>
      <FunctionSign name={output} /> ={" "}
    </span>
  );
}
