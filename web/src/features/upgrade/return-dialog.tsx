// Shows the result of a purchase. While the service is asked the dialog says so; what may still change changes without a
// press.

import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { focusFirst } from "#components/focus.ts";
import { openSignIn } from "#account/sign-in-opening.ts";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { currentAccount, uidOf } from "#account/accounts.ts";
import { checkoutAddress } from "#config/checkout.ts";
import { contactEmail } from "#config/contact.ts";
import { controlTexts } from "#messages/controls.ts";
import { specified } from "#messages/specified.ts";
import { returns } from "#messages/upgrade.ts";
import { begun, pressedOutcome } from "./core/purchase-return.ts";
import type { PurchaseReturn } from "./core/return-address.ts";
import { sentencesOf, shownIn } from "./core/return-sentences.ts";
import { noteOrder } from "./kept-order.ts";
import { OrderLine } from "./order-line.tsx";
import classes from "./return-dialog.module.css";
import { outcomeOf } from "./return-outcomes.ts";
import { useReturnCount } from "./use-return-count.ts";
import { useStatusCheck } from "./use-status-check.ts";
import { useVisitor } from "./use-visitor.ts";
import { useWayBack } from "./use-way-back.ts";

interface ReturnDialogProps {
  readonly purchase: PurchaseReturn;
  readonly onClose: () => void;
  /** Called when the buyer wants to try once more; closes the dialog too. */
  readonly onBuyAgain: () => void;
  /** Called before the buyer goes back to where a feature of Premium was pressed. */
  readonly onLeave: () => void;
}

/** Mount it to open it. */
export function ReturnDialog({ purchase, onClose, onBuyAgain, onLeave }: ReturnDialogProps) {
  const { isCanceled, orderId, shownId } = purchase;
  const { check, askNow, restart } = useStatusCheck(isCanceled ? null : orderId, begun);
  const shown = shownIn(purchase, check);
  useReturnCount(shown, isCanceled || orderId === null || shown === "SUCCESS");
  const visitor = useVisitor(shown === "SUCCESS");
  const canBuyAgain = shown === "NOT_FOUND" && orderId !== null && checkoutAddress !== null;
  const mustSignIn = visitor === "signedOut";
  const wayBack = useWayBack();
  const back = shown === "SUCCESS" && visitor === null ? wayBack : null;
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(content.current), []);
  useEffect(() => {
    noteOrder(uidOf(currentAccount()), orderId, isCanceled ? "canceled" : "returned");
  }, [isCanceled, orderId]);
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const pressed = pressedAt === null ? null : pressedOutcome(check, pressedAt);
  useEffect(() => {
    if (pressed === "free") onBuyAgain();
  }, [pressed, onBuyAgain]);
  const signIn = () => {
    onClose();
    openSignIn();
  };
  // A pressed button will be removed, so move its focus first.
  const tryAgain = () => {
    focusFirst(content.current);
    restart();
  };
  const buyAgain = () => {
    focusFirst(content.current);
    // A payment may have come since the last answer.
    setPressedAt(check.calls);
    askNow();
  };
  const outcome = outcomeOf(shown);
  const { title, texts } = sentencesOf(purchase, check, pressedAt);
  return (
    <ModalDialog kind="sheet" label={title} onClose={onClose}>
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
            <h2 className={classes.title}>{title}</h2>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {mustSignIn && <p>{returns.signInForPremium}</p>}
            {visitor === "another" && <p>{returns.otherAccount}</p>}
          </div>
          {shownId !== "" && <OrderLine shownId={shownId} orderId={orderId} />}
        </div>
        <div className={classes.actions}>
          {outcome.needsHelp && <ContactLink orderId={orderId} />}
          <Button
            variant={mustSignIn || shown === "unanswered" || canBuyAgain || back ? "default" : "filled"}
            onClick={onClose}
            data-first
          >
            {controlTexts.close}
          </Button>
          {mustSignIn && <Button onClick={signIn}>{specified.signIn}</Button>}
          {back && (
            <Button
              onClick={() => {
                onLeave();
                back.go();
              }}
            >
              {back.label}
            </Button>
          )}
          {shown === "unanswered" && <Button onClick={tryAgain}>{controlTexts.tryAgain}</Button>}
          {canBuyAgain && (
            <Button aria-busy={pressed === "asking"} onClick={buyAgain}>
              {controlTexts.tryAgain}
            </Button>
          )}
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
