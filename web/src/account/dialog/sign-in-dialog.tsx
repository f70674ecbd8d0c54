// The sign-in dialog: one step at a time, each a separate form.

import { ModalDialog } from "#components/modal-dialog.tsx";
import { accountTexts } from "#messages/account.ts";
import { EmailStep } from "./email-step.tsx";
import { ExistingStep } from "./existing-step.tsx";
import { FirstStep } from "./first-step.tsx";
import { NewAccountStep } from "./new-account-step.tsx";
import type { StepProps } from "./step.tsx";
import { useSignIn } from "./use-sign-in.ts";
import type { SignInStep } from "../core/sign-in.ts";

const steps: Readonly<Record<SignInStep, (props: StepProps) => React.ReactNode>> = {
  none: FirstStep,
  selected: EmailStep,
  newAccount: NewAccountStep,
  validated: ExistingStep,
};

/** Mount it to open it. It opens at the first step. */
export function SignInDialog({ onClose }: { readonly onClose: () => void }) {
  const signIn = useSignIn();
  const Step = steps[signIn.state.step];
  return (
    <ModalDialog kind="sheet" label={accountTexts.signIn} onClose={onClose}>
      <Step signIn={signIn} onClose={onClose} />
    </ModalDialog>
  );
}
