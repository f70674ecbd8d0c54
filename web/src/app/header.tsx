// The bar on top of every screen: its title and the beta label.

import { specified } from "../messages/specified.ts";
import classes from "./header.module.css";

export function Header({ title }: { readonly title: string }) {
  return (
    <header className={classes.header}>
      <div className={classes.titles}>
        <h1 className={classes.title}>{title}</h1>
        <span className={classes.beta}>{specified.betaLabel}</span>
      </div>
    </header>
  );
}
