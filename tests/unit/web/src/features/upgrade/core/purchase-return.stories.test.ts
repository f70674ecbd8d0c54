// Whole purchases, second by second: what the dialog of the return and the line on the card say of an order that is
// declined, paid late or twice, charged back, or whose account is deleted.

import { expect, test } from "vitest";
import { keptAfter, postedOrder, type KeptOrder, type KeptState } from "#features/upgrade/core/kept-order.ts";
import {
  after,
  askedNow,
  begun,
  begunLater,
  type OrderStatus,
  type StatusCheck,
} from "#features/upgrade/core/purchase-return.ts";
import { sentencesOf } from "#features/upgrade/core/return-sentences.ts";
import { traceSentence } from "#features/upgrade/core/trace-sentence.ts";
import { purchasing, returns } from "#messages/upgrade.ts";

const orderId = "OIDAB3K9154000000";
const posted = postedOrder({ uid: "ada", orderId, name: "Semester", atMs: 0 });

/** Seconds, and what is true or done from then on. `answers`: what the service says of the order. */
interface Story {
  readonly answers: readonly (readonly [s: number, status: OrderStatus])[];
  /** When the visitor comes back to the page. */
  readonly visits?: readonly number[];
  /** When the buyer presses Try again. */
  readonly presses?: readonly number[];
  readonly endS: number;
}

interface Told {
  /** Each change of what is said, with its second. */
  readonly says: readonly (readonly [s: number, ...sentences: string[]])[];
  readonly kept: KeptOrder | null;
}

/** Runs the calls of a story; `say` gives the sentences after each change. */
function told(
  { answers, visits = [], presses = [], endS }: Story,
  begin: (nowMs: number) => StatusCheck,
  say: (check: StatusCheck, kept: KeptOrder | null, pressedAt: number | null) => readonly string[],
): Told {
  let check = begin(0);
  let kept: KeptOrder | null = posted;
  let pressedAt: number | null = null;
  const says: (readonly [number, ...string[]])[] = [];
  const acts = [...visits.map((s) => [s, "visit"] as const), ...presses.map((s) => [s, "press"] as const)];
  acts.sort(([one], [other]) => one - other);
  const note = (s: number) => {
    const sentences = say(check, kept, pressedAt);
    if (JSON.stringify(says.at(-1)?.slice(1)) !== JSON.stringify(sentences)) says.push([s, ...sentences]);
  };
  note(0);
  for (;;) {
    const dueS: number = check.dueMs === null ? Infinity : check.dueMs / 1_000;
    const [act] = acts;
    const isAct = act !== undefined && act[0] < dueS;
    const s = isAct ? act[0] : dueS;
    if (s > endS) return { says, kept };
    if (isAct) {
      acts.shift();
      if (act[1] === "press") pressedAt = check.calls;
      check = askedNow(check, s * 1_000);
    } else {
      const status = answers.findLast(([fromS]) => fromS <= s)?.[1] ?? "PENDING";
      check = after(check, { kind: "answered", status }, s * 1_000);
      kept = kept && keptAfter(kept, status, s * 1_000);
    }
    note(s);
  }
}

const inDialog = (story: Story) =>
  told(story, begun, (check, _, pressedAt) => {
    const { title, texts } = sentencesOf({ isCanceled: false, orderId, shownId: orderId }, check, pressedAt);
    return [title, ...texts];
  });

/** On the card, once the dialog is closed or the page is opened anew. */
const onCard = (story: Story) =>
  told(story, begunLater, (check, kept) => {
    const sentence = traceSentence({ orderId, kept, check, isAgain: false, revokedId: null });
    return sentence ? [sentence.text] : [];
  });

const checking = ["Checking your payment", "This takes a few seconds."];
const pending = [
  "Purchase pending",
  "Your purchase is pending. Please contact developer with your payment receipt to track the status!",
  "The payment is not confirmed so far. Once it is, this page will say so.",
];
const unpaid = [
  "Your purchse did not compleated !",
  "Your payment is not found in the system. Please contact developer with your payment receipt !",
  "No payment has reached us so far. If you paid, this page will say so.",
];
const paid = ["Your purchase was successful!", "Your have successfully upgraded your package !"];
const invalid = [
  "Invalid purchase !",
  "Your payment is unverified. Contact the developer with your payment receipt.",
];

test.each<[string, Story, readonly (readonly [number, ...string[]])[]]>([
  [
    "the first card is declined, the second one pays and its notify is 10 s late",
    {
      answers: [
        [0, "NOT_FOUND"],
        [10, "SUCCESS"],
      ],
      endS: 600,
    },
    [
      [0, ...unpaid],
      [20, ...paid],
    ],
  ],
  [
    "paid after 20 s, while the buyer watches",
    {
      answers: [
        [0, "NOT_FOUND"],
        [47, "SUCCESS"],
      ],
      endS: 600,
    },
    [
      [0, ...unpaid],
      [50, ...paid],
    ],
  ],
  [
    "paid after half an hour, when the window returns",
    {
      answers: [
        [0, "NOT_FOUND"],
        [1_800, "SUCCESS"],
      ],
      visits: [1_000, 2_000],
      endS: 3_000,
    },
    [
      [0, ...unpaid],
      [2_000, ...paid],
    ],
  ],
  [
    "pending, then declined, then paid",
    {
      answers: [
        [0, "PENDING"],
        [10, "NOT_FOUND"],
        [30, "SUCCESS"],
      ],
      endS: 600,
    },
    [
      [8, ...pending],
      [20, ...unpaid],
      [35, ...paid],
    ],
  ],
  [
    "paid when Try again is pressed",
    {
      answers: [
        [0, "NOT_FOUND"],
        [9, "SUCCESS"],
      ],
      presses: [10],
      endS: 600,
    },
    [
      [0, ...unpaid],
      [10, ...paid],
    ],
  ],
  [
    "paid twice, with two notifies",
    {
      answers: [
        [0, "PENDING"],
        [1, "SUCCESS"],
      ],
      visits: [30, 60],
      endS: 600,
    },
    [[1, ...paid]],
  ],
  [
    "charged back in halves while the dialog is open: the card tells of it",
    {
      answers: [
        [0, "SUCCESS"],
        [60, "INVALID"],
      ],
      visits: [90],
      endS: 600,
    },
    [[0, ...paid]],
  ],
  [
    "of another amount, then of the right one",
    {
      answers: [
        [0, "INVALID"],
        [30, "SUCCESS"],
      ],
      endS: 600,
    },
    [
      [0, ...invalid],
      [35, ...paid],
    ],
  ],
  [
    "charged back before the buyer comes back, or by a buyer whose account is deleted",
    { answers: [[0, "INVALID"]], visits: [1_000], endS: 3_000 },
    [[0, ...invalid]],
  ],
])("%s: the dialog", (_name, story, expected) => {
  expect(inDialog(story).says).toEqual([[0, ...checking], ...expected]);
});

test.each<[string, Story, readonly (readonly [number, ...string[]])[], isKept: boolean]>([
  [
    "declined then paid",
    {
      answers: [
        [0, "NOT_FOUND"],
        [40, "SUCCESS"],
      ],
      endS: 600,
    },
    [
      [0, `Order ${orderId} is pending. Once it is paid, this page will say so.`],
      [0, `No payment for order ${orderId} so far. If you paid, this page will say so.`],
      [45, `Order ${orderId} is paid.`],
    ],
    false,
  ],
  [
    "declined for good",
    { answers: [[0, "NOT_FOUND"]], visits: [1_000], endS: 3_000 },
    [
      [0, `Order ${orderId} is pending. Once it is paid, this page will say so.`],
      [0, `No payment for order ${orderId} so far. If you paid, this page will say so.`],
    ],
    true,
  ],
  [
    "of another amount, then of the right one",
    {
      answers: [
        [0, "INVALID"],
        [1_500, "SUCCESS"],
      ],
      visits: [1_600],
      endS: 3_000,
    },
    [
      [0, `Order ${orderId} is pending. Once it is paid, this page will say so.`],
      [0, `The payment of order ${orderId} is unverified. Contact the developer with your payment receipt.`],
      [1_600, `Order ${orderId} is paid.`],
    ],
    false,
  ],
])("%s: the line on the card", (_name, story, expected, isKept) => {
  const { says, kept } = onCard(story);
  expect(says).toEqual(expected);
  expect(kept !== null).toBe(isKept);
});

test.each<[string, KeptState | null, string | null, string | null]>([
  ["is paid", null, null, `Order ${orderId} is paid.`],
  ["is paid, and another one was charged back", null, "OIDAB3K9154000001", `Order ${orderId} is paid.`],
  ["was paid and charged back", null, orderId, null],
  ["was cancelled by the buyer", "canceled", null, null],
])("the card about an order that %s", (_name, state, revokedId, expected) => {
  const check = after(begunLater(0), { kind: "answered", status: state === null ? "SUCCESS" : "PENDING" }, 0);
  const kept = state === null ? null : { ...posted, state };
  const sentence = traceSentence({ orderId, kept, check, isAgain: false, revokedId });
  expect(sentence?.text ?? null).toBe(expected);
});

test("no sentence after a return promises that nothing was charged, or says that a card was declined", () => {
  const all = [
    ...Object.values(returns.orderLine).flatMap((line) => [line(orderId, false), line(orderId, true)]),
    ...Object.values(purchasing.orderQuestion).flatMap(({ title, text }) => [
      title,
      text("Semester", "today"),
    ]),
    ...Object.values(returns).filter((text) => typeof text === "string"),
    ...unpaid,
  ];
  for (const sentence of all) expect(sentence).not.toMatch(/nothing|declin|not charged|no charge/i);
});
