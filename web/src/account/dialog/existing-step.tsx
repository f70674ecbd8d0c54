// Step "validated": the password of an existing account.

import { useState } from "react";
import { accountTexts } from "#messages/account.ts";
import { signingIn } from "#messages/signing-in.ts";
import { ContinueButton, ForgotButton, GoogleButton } from "./buttons.tsx";
import { AccountName, PasswordField } from "./form-field.tsx";
import { Step, type StepProps } from "./step.tsx";

export function ExistingStep({ signIn, onClose }: StepProps) {
  const { email, offersGoogle } = signIn.state;
  const [password, setPassword] = useState("");
  return (
    <Step
      signIn={signIn}
      title={signingIn.welcomeBack}
      lead={email}
      onSubmit={() => signIn.withPassword(password)}
      onClose={onClose}
    >
      <AccountName email={email} />
      <PasswordField
        data-first
        label={accountTexts.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {offersGoogle && <GoogleButton signIn={signIn} />}
      <ContinueButton signIn={signIn} task="signIn" isOff={password === ""} />
      <ForgotButton signIn={signIn} />
    </Step>
  );
}
