// What Premium adds, as a part of the dialog that is fetched when it opens.

import { premium } from "#messages/premium.ts";
import { PremiumAdds } from "./premium-adds.tsx";
import classes from "./premium-part.module.css";

export function PremiumPart({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <>
      <h3 className={classes.title}>{premium.adds}</h3>
      <PremiumAdds onLeave={onLeave} />
    </>
  );
}
