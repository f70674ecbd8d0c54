// Icon, tone and words of each result of a purchase.

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
import { own } from "#messages/own.ts";
import { returns } from "#messages/returns.ts";
import { specifiedReturns } from "#messages/specified-returns.ts";
import type { Shown } from "./core/purchase-return.ts";

export interface ReturnFace {
  readonly icon: Icon;
  readonly tone: "ok" | "warn" | "bad" | "quiet";
  readonly title: string;
  readonly text?: string;
  /** Whether the developer can do more than the buyer. */
  readonly needsHelp?: boolean;
}

/** The texts are those of the specification, section 8, where it has any. */
const faces: Readonly<Record<Shown | "canceled", ReturnFace>> = {
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
    text: own.network,
  },
};

export function faceOf(shown: Shown | "canceled"): ReturnFace {
  return faces[shown];
}
