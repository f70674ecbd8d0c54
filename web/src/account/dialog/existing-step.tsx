// Step "validated": the password of an account that is there.

import { Button } from "@mantine/core";
import { useState } from "react";
import { own } from "#messages/own.ts";
import { ContinueButton, GoogleButton } from "./buttons.tsx";
import { AccountName, PasswordField } from "./form-field.tsx";
import { Step, type StepProps } from "./step.tsx";
import { useFirstFocus } from "./use-first-focus.ts";

export function ExistingStep({ signIn, onClose }: StepProps) {
  const { email, offersGoogle, underWay } = signIn.state;
  const [password, setPassword] = useState("");
  const first = useFirstFocus();
  return (
    <Step
      signIn={signIn}
      title={own.welcomeBack}
      lead={email}
      onSubmit={() => signIn.withPassword(password)}
      onClose={onClose}
    >
      <AccountName email={email} />
      <PasswordField
        ref={first}
        label={own.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <ContinueButton isBusy={underWay !== null} isOff={password === ""} />
      {offersGoogle && <GoogleButton signIn={signIn} />}
      <Button type="button" variant="subtle" onClick={signIn.mailReset}>
        {own.forgotPassword}
      </Button>
    </Step>
  );
}
