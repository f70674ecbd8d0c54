// What Premium adds to the free tools: first that own steps are checked, with a picture, then all else with an example to open.
// The dialog about Premium and the screen of the packages fetch it.

import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Note } from "#components/note.tsx";
import { premium } from "#messages/account.ts";
import { freePractice, premiumItems } from "./core/premium-items.ts";
import { JudgedExample } from "./judged-example.tsx";
import classes from "./premium-adds.module.css";

interface PremiumAddsProps {
  readonly heading: "h2" | "h3";
  /** The heading's id, for the section that it names. */
  readonly titleId?: string;
  /** Called when a link is pressed, before it is followed. */
  readonly onLeave?: () => void;
}

export function PremiumAdds({ heading: Heading, titleId, onLeave }: PremiumAddsProps) {
  return (
    <>
      <Heading id={titleId} className={classes.title}>
        {premium.adds}
      </Heading>
      <ul className={classes.items}>
        <li className={classes.first}>
          <Item {...premium.ownSteps}>
            <Link to={freePractice} className={classes.link} onClick={onLeave}>
              {premium.tryFree}
            </Link>
          </Item>
          <JudgedExample />
        </li>
        {premiumItems.map(({ title, text, example: { input, address } }) => (
          <li key={title}>
            <Item title={title} text={text}>
              <Link to={address} className={classes.link} onClick={onLeave}>
                {premium.example}{" "}
                <span className={classes.input} translate="no">
                  {input}
                </span>
              </Link>
            </Item>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ItemProps {
  readonly title: string;
  readonly text: string;
  /** The link to try it. */
  readonly children: ReactNode;
}

function Item({ title, text, children }: ItemProps) {
  return (
    <div className={classes.item}>
      <IconCheck className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div>
        <p className={classes.name}>{title}</p>
        <Note>{text}</Note>
        {children}
      </div>
    </div>
  );
}
