// A link of the page that stands in or below a text.

import { Link, type LinkProps } from "react-router-dom";
import classes from "./text-link.module.css";

export function TextLink(props: LinkProps) {
  return <Link {...props} className={classes.link} />;
}
