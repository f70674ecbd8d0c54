// The routes, made from the table of paths. A route renders its screen at once, and the screen fetches its own code;
// an unknown path shows the error page.

import { createHashRouter, type RouteObject } from "react-router-dom";
import { sections } from "#addresses/core/paths.ts";
import { LazyView } from "#components/lazy-view.tsx";
import { Redrawn } from "#components/redrawn.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Layout } from "./layout.tsx";
import { screens } from "./screens.ts";

const routes: RouteObject[] = sections.map(({ path }) => ({
  path,
  element: (
    <Redrawn key={path}>
      <LazyView of={screens[path]}>{({ Component }) => <Component />}</LazyView>
    </Redrawn>
  ),
}));

export const router = createHashRouter([
  {
    Component: Layout,
    HydrateFallback: () => null,
    ErrorBoundary: ErrorPage,
    children: [
      {
        // Inside the layout, so that the header stays when a screen throws.
        ErrorBoundary: ErrorPage,
        children: [
          ...routes,
          {
            path: "*",
            loader: () => {
              throw new Response(null, { status: 404, statusText: "Not Found" });
            },
            Component: ErrorPage,
          },
        ],
      },
    ],
  },
]);
