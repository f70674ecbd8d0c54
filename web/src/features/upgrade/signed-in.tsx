// The signed-in user, with Sign Out, the orders and Delete account.

import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useId, useState } from "react";
import { signOut } from "#account/accounts.ts";
import type { User } from "#account/core/user.ts";
import { ErrorLine } from "#components/error-line.tsx";
import { Tag } from "#components/tag.tsx";
import { accountTexts } from "#messages/account.ts";
import { controlTexts } from "#messages/controls.ts";
import { specified } from "#messages/specified.ts";
import { currentPackageTexts } from "#messages/upgrade.ts";
import classes from "./account-card.module.css";
import { OrderList } from "./order-list.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";

interface SignedInProps {
  readonly user: User;
  readonly onDeleted: () => void;
}

export function SignedIn({ user, onDeleted }: SignedInProps) {
  const ordersId = useId();
  const [showsOrders, setShowsOrders] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const leave = async () => {
    setFailure(null);
    try {
      await signOut();
    } catch {
      setFailure(controlTexts.lazyFailed.unreachable);
    }
  };
  return (
    <>
      <div className={classes.row}>
        <div className={classes.names}>
          {user.name && <p className={classes.name}>{user.name}</p>}
          <p className={classes.email}>
            {user.email}
            {user.emailVerified && (
              <Tag tone="ok" icon={IconCheck} className={classes.verified}>
                {accountTexts.emailVerifiedTag}
              </Tag>
            )}
          </p>
        </div>
        <Button variant="default" onClick={() => void leave()}>
          {specified.signOut}
        </Button>
      </div>
      <ErrorLine>{failure}</ErrorLine>
      <div className={classes.more}>
        <Button
          variant="subtle"
          aria-expanded={showsOrders}
          aria-controls={ordersId}
          onClick={() => setShowsOrders(!showsOrders)}
        >
          {currentPackageTexts.orders}
        </Button>
        <Button variant="subtle" className={classes.delete} onClick={() => setIsDeleting(true)}>
          {accountTexts.deleteAccount}
        </Button>
      </div>
      <div id={ordersId}>{showsOrders && <OrderList uid={user.uid} />}</div>
      {isDeleting && <DeleteDialog user={user} onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />}
    </>
  );
}
