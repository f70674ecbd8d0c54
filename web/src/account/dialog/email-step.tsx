// Step "selected": the e-mail address.

import { own } from "#messages/own.ts";
import { ContinueButton, GoogleButton } from "./buttons.tsx";
import { FormField } from "./form-field.tsx";
import { Step, type StepProps } from "./step.tsx";
import { useFirstFocus } from "./use-first-focus.ts";

export function EmailStep({ signIn, onClose }: StepProps) {
  const { email, emailError, offersGoogle, underWay } = signIn.state;
  const field = useFirstFocus();
  return (
    <Step
      signIn={signIn}
      title={own.yourEmail}
      lead={own.yourEmailLead}
      onSubmit={signIn.checkEmail}
      onClose={onClose}
    >
      <FormField
        ref={field}
        label={own.emailField}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        required
        value={email}
        error={emailError}
        onChange={(event) => signIn.editEmail(event.target.value)}
      />
      {offersGoogle && <GoogleButton signIn={signIn} />}
      <ContinueButton isBusy={underWay !== null} isOff={email.trim() === ""} />
    </Step>
  );
}
