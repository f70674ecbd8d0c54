// The order's id, for a mail to the developer or to the bank, with a button that copies it.

import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { ErrorLine } from "#components/error-line.tsx";
import { IconButton } from "#components/icon-button.tsx";
import { Note } from "#components/note.tsx";
import { copyText } from "#lib/copy-text.ts";
import { copyTexts } from "#messages/controls.ts";
import { returns } from "#messages/upgrade.ts";
import classes from "./order-line.module.css";

interface OrderLineProps {
  readonly shownId: string;
  /** Null for a text that is no order id; it has no button to copy it. */
  readonly orderId: string | null;
}

export function OrderLine({ shownId, orderId }: OrderLineProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async (text: string) => setCopied(await copyText(text));
  return (
    <>
      <div className={classes.line}>
        <Note as="span" className={orderId === null ? "" : classes.whole}>
          {returns.orderNamed(shownId)}
        </Note>
        {orderId !== null && (
          <IconButton
            icon={copied ? IconCheck : IconCopy}
            label={copyTexts.copyOf(returns.orderId)}
            onClick={() => void copy(orderId)}
          />
        )}
        {/* A toast would be hidden behind the dialog. */}
        <output className="spoken">{copied && copyTexts.copied}</output>
      </div>
      <ErrorLine>{copied === false && copyTexts.notCopied}</ErrorLine>
    </>
  );
}
