// Step "none": the choice of how to sign in.

import { IconBrandFacebook, IconMail } from "@tabler/icons-react";
import { NoticeLinks } from "#components/notice-links.tsx";
import { WideButton } from "#components/wide-button.tsx";
import { accountTexts } from "#messages/account.ts";
import { signingIn } from "#messages/signing-in.ts";
import { LibraryNotice } from "../library-notice.tsx";
import { GoogleButton } from "./buttons.tsx";
import classes from "./step.module.css";
import { Step, type StepProps } from "./step.tsx";

export function FirstStep({ signIn, onClose }: StepProps) {
  return (
    <Step signIn={signIn} title={accountTexts.signIn} lead={signingIn.signInLead} isFirst onClose={onClose}>
      {/* On its way before the first press: a window opens only soon after one. */}
      <div className={classes.library}>
        <LibraryNotice />
      </div>
      <GoogleButton signIn={signIn} data-first />
      <WideButton
        type="button"
        leftSection={<IconMail size={20} stroke={1.75} aria-hidden />}
        onClick={signIn.chooseEmail}
      >
        {signingIn.continueWithEmail}
      </WideButton>
      <WideButton
        type="button"
        disabled
        leftSection={<IconBrandFacebook size={20} stroke={1.75} aria-hidden />}
      >
        {signingIn.facebook}
      </WideButton>
      <NoticeLinks of={["privacy", "terms"]} />
    </Step>
  );
}
