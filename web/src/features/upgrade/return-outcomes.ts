// Icon, tone and words of each outcome of a purchase.

import {
  IconAlertTriangle,
  IconBan,
  IconCheck,
  IconClock,
  IconLoader2,
  IconQuestionMark,
  IconX,
  type Icon,
} from "@tabler/icons-react";
import { callTexts } from "#messages/calls.ts";
import { returns } from "#messages/returns.ts";
import { specifiedReturns } from "#messages/specified-returns.ts";
import type { Shown } from "./core/purchase-return.ts";

export interface ReturnOutcome {
  readonly icon: Icon;
  readonly tone: "ok" | "warn" | "bad" | "quiet";
  readonly title: string;
  readonly text?: string;
  /** Whether the developer can do more than the buyer. */
  readonly needsHelp?: boolean;
}

/** The texts are those of the specification's section 8 where it has any. */
const outcomes: Readonly<Record<Shown | "canceled", ReturnOutcome>> = {
  checking: {
    icon: IconLoader2,
    tone: "quiet",
    title: returns.checkingPayment,
    text: returns.checkTakesSeconds,
  },
  SUCCESS: {
    icon: IconCheck,
    tone: "ok",
    title: specifiedReturns.purchaseSucceeded,
    text: specifiedReturns.packageUpgraded,
  },
  canceled: { icon: IconBan, tone: "quiet", title: specifiedReturns.purchaseCanceled },
  INVALID: {
    icon: IconX,
    tone: "bad",
    title: specifiedReturns.purchaseInvalid,
    text: returns.paymentUnverified,
    needsHelp: true,
  },
  PENDING: {
    icon: IconClock,
    tone: "warn",
    title: returns.purchasePending,
    text: specifiedReturns.purchasePending,
    needsHelp: true,
  },
  NOT_FOUND: {
    icon: IconQuestionMark,
    tone: "bad",
    title: specifiedReturns.purchaseIncomplete,
    text: specifiedReturns.paymentNotFound,
    needsHelp: true,
  },
  unanswered: {
    icon: IconAlertTriangle,
    tone: "warn",
    title: returns.paymentUnchecked,
    text: callTexts.network,
  },
};

export function outcomeOf(shown: Shown | "canceled"): ReturnOutcome {
  return outcomes[shown];
}
