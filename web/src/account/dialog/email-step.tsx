// Step "selected": the e-mail address.

import { signingIn } from "#messages/signing-in.ts";
import { ContinueButton, GoogleButton } from "./buttons.tsx";
import { FormField } from "./form-field.tsx";
import { Step, type StepProps } from "./step.tsx";

export function EmailStep({ signIn, onClose }: StepProps) {
  const { email, emailError, offersGoogle } = signIn.state;
  const isEmpty = email.trim() === "";
  return (
    <Step
      signIn={signIn}
      title={signingIn.yourEmail}
      lead={signingIn.yourEmailLead}
      onSubmit={signIn.checkEmail}
      onClose={onClose}
    >
      <FormField
        data-first
        label={signingIn.emailField}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        required
        value={email}
        error={emailError}
        onChange={(event) => signIn.editEmail(event.target.value)}
        onKeyDown={(event) => {
          // A form with a disabled button does not submit on Enter; the check shows the missing field's error.
          if (event.key === "Enter" && isEmpty) signIn.checkEmail();
        }}
      />
      {offersGoogle && <GoogleButton signIn={signIn} />}
      <ContinueButton signIn={signIn} task="check" isOff={isEmpty} />
    </Step>
  );
}
