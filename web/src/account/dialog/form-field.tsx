// A labelled text field of a form, with its error below.

import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useId, useState, type ComponentPropsWithRef } from "react";
import { Field } from "#components/field.tsx";
import { IconButton } from "#components/icon-button.tsx";
import { signingIn } from "#messages/signing-in.ts";
import classes from "./form-field.module.css";

interface FormFieldProps extends ComponentPropsWithRef<"input"> {
  readonly label: string;
  readonly error?: string | null;
}

export function FormField({ label, error = null, className = "", children, ...rest }: FormFieldProps) {
  const id = useId();
  return (
    <div className={classes.place}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.row}>
        <Field
          {...rest}
          id={id}
          className={`${classes.field} ${className}`}
          aria-invalid={error !== null}
          aria-describedby={`${id}-error`}
        />
        {children}
      </div>
      <output id={`${id}-error`} className={classes.error}>
        {error}
      </output>
    </div>
  );
}

/** A password field with a button that shows the typed text. */
export function PasswordField(props: FormFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField {...props} type={isShown ? "text" : "password"} className={classes.password ?? ""} required>
      <IconButton
        type="button"
        icon={isShown ? IconEyeOff : IconEye}
        label={signingIn.showPassword}
        className={classes.eye}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      />
    </FormField>
  );
}

/** The address of the account, for password managers; the step shows it in words. */
export function AccountName({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
