// What Premium adds to the free tools.

import { IconCheck } from "@tabler/icons-react";
import { Card } from "#components/card.tsx";
import { Note } from "#components/note.tsx";
import { buying } from "#messages/buying.ts";
import classes from "./premium-adds.module.css";

export function PremiumAdds() {
  return (
    <Card title={buying.premiumAdds} padded>
      <ul className={classes.items}>
        {buying.premiumItems.map(({ title, text }) => (
          <li key={title} className={classes.item}>
            <IconCheck className={classes.icon} size={20} stroke={1.75} aria-hidden />
            <div>
              <p className={classes.name}>{title}</p>
              <Note>{text}</Note>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
