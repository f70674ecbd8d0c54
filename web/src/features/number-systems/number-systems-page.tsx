// Number systems: one field, and below it the number in every base, with its complements.

import { useMemo, useState } from "react";
import { useEntitlement } from "#account/entitlement.ts";
import { PremiumDialog } from "#account/premium-dialog.tsx";
import { SidePanel, useSidePanel } from "#components/side-panel.tsx";
import { useToast } from "#components/toast.tsx";
import { useCopy } from "#components/use-copy.ts";
import { countEvent } from "#lib/analytics/analytics.ts";
import { numberTexts } from "#messages/number-systems.ts";
import { specifiedNumbers } from "#messages/specified.ts";
import { ConversionTables } from "./conversion-tables.tsx";
import { availableBases, fixedBases } from "./core/bases.ts";
import { CustomBasesPanel } from "./custom-bases-panel.tsx";
import { useCustomBases } from "./custom-bases-store.ts";
import { IdleHint } from "./idle-hint.tsx";
import { NumberForm } from "./number-form.tsx";
import classes from "./number-systems-page.module.css";
import { useConversion } from "./use-conversion.ts";
import { useConverter } from "./use-converter.ts";

const panelId = "custom-bases";

export function Component() {
  const { isPremium } = useEntitlement();
  const custom = useCustomBases(isPremium);
  const bases = useMemo(() => availableBases(custom.bases), [custom.bases]);
  const rows = useMemo(() => [...fixedBases, ...custom.bases], [custom.bases]);
  const converter = useConverter(bases);
  const { reading, shown } = converter.view;
  const { conversion, isOld } = useConversion(shown, rows);
  const [dialogIsOpen, setDialogIsOpen] = useState(false);
  const [toast, showToast] = useToast();
  const copy = useCopy(showToast);
  const panel = useSidePanel();

  const openCustom = () => {
    if (isPremium && panel.openId === panelId) return panel.close();
    countEvent("premium_access", { feature: "bases", allowed: isPremium });
    if (isPremium) panel.open(panelId);
    else setDialogIsOpen(true);
  };

  return (
    <div className={classes.page}>
      <NumberForm
        converter={converter}
        bases={bases}
        custom={custom.bases}
        isPremium={isPremium}
        conversion={isOld ? null : conversion}
        panelIsOpen={panel.openId === panelId}
        onCustom={openCustom}
      />

      {conversion ? (
        <ConversionTables
          conversion={conversion}
          isOld={isOld}
          // The tables may show a number that is no longer in the field.
          isEarlier={isOld || reading.kind === "wrong"}
          hasPoint={shown?.numeral.hasPoint ?? false}
          width={converter.state.width}
          onChooseWidth={converter.chooseWidth}
          onCopy={copy}
        />
      ) : (
        reading.kind === "empty" && <IdleHint />
      )}

      <SidePanel id={panelId} title={specifiedNumbers.customBases}>
        <CustomBasesPanel {...custom} />
      </SidePanel>
      {dialogIsOpen && (
        <PremiumDialog onClose={() => setDialogIsOpen(false)}>{numberTexts.customBasesPremium}</PremiumDialog>
      )}
      {toast}
    </div>
  );
}
