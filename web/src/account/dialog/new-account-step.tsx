// Step "new-account": a name and a password. The typed texts are discarded when the step closes.

import { useState } from "react";
import { accountTexts } from "#messages/account.ts";
import { signingIn } from "#messages/signing-in.ts";
import { specifiedAccounts } from "#messages/specified.ts";
import { ContinueButton, HaveAccountButton } from "./buttons.tsx";
import { AccountName, FormField, PasswordField } from "./form-field.tsx";
import { Step, type StepProps } from "./step.tsx";

export function NewAccountStep({ signIn, onClose }: StepProps) {
  const { email, passwordsDiffer } = signIn.state;
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [passwordAgain, setPasswordAgain] = useState("");
  return (
    <Step
      signIn={signIn}
      title={signingIn.createAccount}
      lead={email}
      onSubmit={() => signIn.signUp({ name, password, passwordAgain })}
      onClose={onClose}
    >
      <AccountName email={email} />
      <FormField
        data-first
        label={signingIn.fullName}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordField
        label={accountTexts.password}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          signIn.editPassword();
        }}
      />
      <PasswordField
        label={signingIn.passwordAgain}
        name="passwordAgain"
        autoComplete="new-password"
        value={passwordAgain}
        error={passwordsDiffer ? specifiedAccounts.passwordsDiffer : null}
        onChange={(event) => {
          setPasswordAgain(event.target.value);
          signIn.editPassword();
        }}
      />
      <ContinueButton signIn={signIn} task="signUp" isOff={[name, password, passwordAgain].includes("")} />
      <HaveAccountButton signIn={signIn} />
    </Step>
  );
}
