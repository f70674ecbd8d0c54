// Shows the result of a purchase. While the service is asked the dialog says so; a pending purchase changes to its
// result without a press.

import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { focusFirst } from "#components/focus.ts";
import { openSignIn } from "#account/sign-in-opening.ts";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { currentAccount, uidOf } from "#account/accounts.ts";
import { checkoutAddress } from "#config/checkout.ts";
import { contactEmail } from "#config/contact.ts";
import { controlTexts } from "#messages/controls.ts";
import { specified } from "#messages/specified.ts";
import { returns } from "#messages/returns.ts";
import { isHeldUp, shownOf } from "./core/purchase-return.ts";
import type { PurchaseReturn } from "./core/return-address.ts";
import { forgetOrder } from "./kept-order.ts";
import { OrderLine } from "./order-line.tsx";
import classes from "./return-dialog.module.css";
import { outcomeOf } from "./return-outcomes.ts";
import { useReturnCount } from "./use-return-count.ts";
import { useStatusCheck } from "./use-status-check.ts";
import { useVisitor } from "./use-visitor.ts";

interface ReturnDialogProps {
  readonly purchase: PurchaseReturn;
  readonly onClose: () => void;
  /** Called when the buyer wants to try once more; closes the dialog too. */
  readonly onBuyAgain: () => void;
}

/** Mount it to open it. */
export function ReturnDialog({ purchase, onClose, onBuyAgain }: ReturnDialogProps) {
  const { isCanceled, orderId, shownId } = purchase;
  const [check, askAgain] = useStatusCheck(isCanceled ? null : orderId);
  const askedFor = orderId === null ? "NOT_FOUND" : shownOf(check);
  const shown = isCanceled ? "canceled" : askedFor;
  useReturnCount(shown, check.dueMs === null || isCanceled || orderId === null);
  const visitor = useVisitor(shown === "SUCCESS");
  const isUnpaid = shown === "NOT_FOUND" && orderId !== null;
  const canBuyAgain = isUnpaid && checkoutAddress !== null;
  const mustSignIn = visitor === "signedOut";
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(content.current), []);
  useEffect(() => {
    // A buyer who cancelled has paid nothing, and the notify of the cancellation may never come.
    if (isCanceled) forgetOrder(uidOf(currentAccount()), orderId);
  }, [isCanceled, orderId]);
  const signIn = () => {
    onClose();
    openSignIn();
  };
  const tryAgain = () => {
    // The button will be removed, so move its focus first.
    focusFirst(content.current);
    askAgain();
  };
  const outcome = outcomeOf(shown);
  const text = shown === "checking" && isHeldUp(check) ? returns.checkHeldUp : outcome.text;
  return (
    <ModalDialog kind="sheet" label={outcome.title} onClose={onClose}>
      <div ref={content} className={classes.content}>
        <span
          className={classes.icon}
          data-tone={outcome.tone}
          data-turning={shown === "checking" || undefined}
        >
          <outcome.icon size={22} stroke={2} aria-hidden />
        </span>
        <div className={classes.words}>
          <div aria-live="polite">
            <h2 className={classes.title}>{outcome.title}</h2>
            {text && <p>{text}</p>}
            {isUnpaid && <p>{returns.nothingCharged}</p>}
            {mustSignIn && <p>{returns.signInForPremium}</p>}
            {visitor === "another" && <p>{returns.otherAccount}</p>}
          </div>
          {shownId !== "" && <OrderLine shownId={shownId} orderId={orderId} />}
        </div>
        <div className={classes.actions}>
          {outcome.needsHelp && <ContactLink orderId={orderId} />}
          <Button
            variant={mustSignIn || shown === "unanswered" || canBuyAgain ? "default" : "filled"}
            onClick={onClose}
            data-first
          >
            {controlTexts.close}
          </Button>
          {mustSignIn && <Button onClick={signIn}>{specified.signIn}</Button>}
          {shown === "unanswered" && <Button onClick={tryAgain}>{controlTexts.tryAgain}</Button>}
          {canBuyAgain && <Button onClick={onBuyAgain}>{controlTexts.tryAgain}</Button>}
        </div>
      </div>
    </ModalDialog>
  );
}

/** Nothing if the operator gives no address. */
function ContactLink({ orderId }: Pick<PurchaseReturn, "orderId">) {
  if (contactEmail === null) return null;
  const subject = encodeURIComponent(orderId === null ? returns.contactSubject : returns.orderNamed(orderId));
  return (
    <Button component="a" variant="default" href={`mailto:${contactEmail}?subject=${subject}`}>
      {returns.contactDeveloper}
    </Button>
  );
}
