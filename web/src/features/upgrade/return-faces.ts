// Icon, tone and words of each thing that can have become of a purchase.

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
import { specified } from "#messages/specified.ts";
import type { Shown } from "./core/purchase-return.ts";

export interface ReturnFace {
  readonly icon: Icon;
  readonly tone: "ok" | "warn" | "bad" | "quiet";
  readonly title: string;
  readonly text?: string;
  /** Whether the developer can do more than the buyer. */
  readonly needsHelp?: boolean;
}

/** The texts are those of the specification's section 8 where it has any. */
const faces: Readonly<Record<Shown | "canceled", ReturnFace>> = {
  checking: { icon: IconLoader2, tone: "quiet", title: own.checkingPayment, text: own.checkTakesSeconds },
  SUCCESS: {
    icon: IconCheck,
    tone: "ok",
    title: specified.purchaseSucceeded,
    text: specified.packageUpgraded,
  },
  canceled: { icon: IconBan, tone: "quiet", title: specified.purchaseCanceled },
  INVALID: {
    icon: IconX,
    tone: "bad",
    title: specified.purchaseInvalid,
    text: own.paymentUnverified,
    needsHelp: true,
  },
  PENDING: {
    icon: IconClock,
    tone: "warn",
    title: own.purchasePending,
    text: specified.purchasePending,
    needsHelp: true,
  },
  NOT_FOUND: {
    icon: IconQuestionMark,
    tone: "bad",
    title: specified.purchaseIncomplete,
    text: specified.paymentNotFound,
    needsHelp: true,
  },
  unanswered: {
    icon: IconAlertTriangle,
    tone: "warn",
    title: own.paymentUnchecked,
    text: own.network,
    needsHelp: true,
  },
};

export function faceOf(shown: Shown | "canceled"): ReturnFace {
  return faces[shown];
}
