// Icon, tone and help of each outcome of a purchase.

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
import type { Shown } from "./core/purchase-return.ts";

export interface ReturnOutcome {
  readonly icon: Icon;
  readonly tone: "ok" | "warn" | "bad" | "quiet";
  /** Whether the developer can do more than the buyer. */
  readonly needsHelp?: boolean;
}

const outcomes: Readonly<Record<Shown | "canceled", ReturnOutcome>> = {
  checking: { icon: IconLoader2, tone: "quiet" },
  SUCCESS: { icon: IconCheck, tone: "ok" },
  canceled: { icon: IconBan, tone: "quiet" },
  INVALID: { icon: IconX, tone: "bad", needsHelp: true },
  PENDING: { icon: IconClock, tone: "warn", needsHelp: true },
  NOT_FOUND: { icon: IconQuestionMark, tone: "warn", needsHelp: true },
  unanswered: { icon: IconAlertTriangle, tone: "warn" },
};

export function outcomeOf(shown: Shown | "canceled"): ReturnOutcome {
  return outcomes[shown];
}
