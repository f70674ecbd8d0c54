// Asks for the buyer's details for the payment provider. The fields contain the details that are already known.

import { IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from "react";
import { FormField } from "#account/dialog/form-field.tsx";
import { IconButton } from "#components/icon-button.tsx";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { Note } from "#components/note.tsx";
import { SwitchRow } from "#components/switch-row.tsx";
import { WideButton } from "#components/wide-button.tsx";
import { formatAmount } from "#contract/money.ts";
import { controlTexts } from "#messages/controls.ts";
import { purchasing } from "#messages/upgrade.ts";
import {
  detailCharsMax,
  detailNames,
  tidied,
  type BuyerDetails,
  type DetailName,
} from "./core/buyer-details.ts";
import { detailFaults } from "./core/detail-faults.ts";
import type { Wanted } from "./core/offers.ts";
import type { GivenDetails } from "./kept-details.ts";
import classes from "./details-dialog.module.css";
import { OnePayment } from "./one-payment.tsx";

interface DetailsDialogProps {
  readonly email: string;
  readonly known: BuyerDetails;
  /** Whether the browser remembers details of this user. */
  readonly isRemembered: boolean;
  /** The package to buy; left out if the details are only changed. */
  readonly wanted?: Wanted;
  /** The label of the form's button. */
  readonly action: string;
  readonly onClose: () => void;
  /** Called with complete details. */
  readonly onGiven: (given: GivenDetails) => void;
}

const words = { autoCapitalize: "words" } as const;

const fields: Readonly<Record<DetailName, ComponentProps<"input">>> = {
  firstName: { ...words, autoComplete: "given-name" },
  lastName: { ...words, autoComplete: "family-name" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  address: { ...words, autoComplete: "address-line1" },
  city: { ...words, autoComplete: "address-level2" },
  country: { ...words, autoComplete: "country-name" },
};

/** Mount it to open it. */
export function DetailsDialog(props: DetailsDialogProps) {
  const { email, known, isRemembered, wanted, action, onClose, onGiven } = props;
  const [remembers, setRemembers] = useState(isRemembered);
  const form = useRef<HTMLFormElement>(null);
  const [details, setDetails] = useState(known);
  /** The names whose faults are shown: those found at the last press whose fields have not changed since. */
  const [marked, setMarked] = useState<readonly DetailName[]>([]);
  const faults = detailFaults(details);
  const [firstMissing] = useState(() => detailNames.find((name) => name in faults));
  useEffect(() => focusField(form.current, firstMissing), [firstMissing]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = detailNames.filter((name) => name in faults);
    setMarked(wrong);
    if (wrong.length === 0) onGiven({ details: tidied(details), isRemembered: remembers });
    else focusField(form.current, wrong[0]);
  };
  return (
    <ModalDialog kind="sheet" label={purchasing.buyerDetails} onClose={onClose}>
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        <div className={classes.head}>
          <h2 className={classes.title}>{purchasing.buyerDetails}</h2>
          <IconButton icon={IconX} label={controlTexts.close} className={classes.close} onClick={onClose} />
        </div>
        {wanted && (
          <div className={classes.wanted}>
            <p className={classes.price}>
              {wanted.name}, {formatAmount(wanted.amountCents)} {wanted.currency}
            </p>
            <OnePayment days={wanted.days} />
            <Note>{purchasing.paidAtProvider}</Note>
          </div>
        )}
        <Note className={classes.lead}>{purchasing.buyerDetailsLead(email)}</Note>
        <div className={classes.fields}>
          {detailNames.map((name) => (
            <FormField
              key={name}
              {...fields[name]}
              label={purchasing.detail[name]}
              name={name}
              required
              maxLength={detailCharsMax}
              value={details[name]}
              error={marked.includes(name) ? (faults[name] ?? null) : null}
              onChange={({ target: { value } }) => {
                setDetails({ ...details, [name]: value });
                setMarked(marked.filter((other) => other !== name));
              }}
            />
          ))}
        </div>
        <div className={classes.remember}>
          <SwitchRow isOn={remembers} onToggle={() => setRemembers(!remembers)}>
            {purchasing.rememberDetails}
          </SwitchRow>
        </div>
        <WideButton type="submit" variant="filled">
          {action}
        </WideButton>
      </form>
    </ModalDialog>
  );
}

function focusField(form: HTMLFormElement | null, name: DetailName = detailNames[0]): void {
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}
