// "F = " before a form, which is no part of what is copied.

import { FunctionSign } from "#table/function-name.tsx";
import { functionName } from "./core/names.ts";
import classes from "./form-shown.module.css";

export function FunctionLead({ names }: { readonly names: readonly string[] }) {
  return (
    <span className={classes.lead}>
      <FunctionSign name={functionName(names)} /> ={" "}
    </span>
  );
}
