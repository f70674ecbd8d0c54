// The two cards about the visitor: the current package, and the account.

import { AccountCard } from "./account-card.tsx";
import classes from "./account-row.module.css";
import { CurrentPackageCard } from "./current-package-card.tsx";

export function AccountRow() {
  return (
    <div className={classes.row}>
      <CurrentPackageCard />
      <AccountCard />
    </div>
  );
}
