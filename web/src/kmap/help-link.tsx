// The link to the page about maps, which explains Gray order, essential and X; not drawn on that page itself.

import { Link, useLocation } from "react-router-dom";
import { Note } from "#components/note.tsx";
import { karnaughMap } from "#messages/karnaugh-map.ts";
import classes from "./help-link.module.css";

const page = "/learn/lesson/karnaugh-map";

export function HelpLink() {
  const { pathname } = useLocation();
  if (pathname === page) return null;
  return (
    <Note className={`${classes.help} no-print`}>
      <Link to={page}>{karnaughMap.howToRead}</Link>
    </Note>
  );
}
