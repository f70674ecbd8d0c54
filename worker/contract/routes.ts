// Every call of the API by its name, in the order the reference lists them.

import { deleteAccountRoute, packageRoute } from "./account.ts";
import { checkRoute } from "./check.ts";
import { equalRoute } from "./equal.ts";
import { healthRoute } from "./health.ts";
import { nextRoute } from "./next.ts";
import type { AnyRoute } from "./route.ts";
import { simplifyRoute } from "./simplify.ts";
import { stepsRoute } from "./steps.ts";
import { ttableRoute } from "./ttable.ts";
import {
  hashRoute,
  merchantRoute,
  notifyRoute,
  ordersRoute,
  orderStatusRoute,
  packagesRoute,
} from "./upgrade.ts";

export const routes = {
  simplifyRoute,
  stepsRoute,
  checkRoute,
  nextRoute,
  equalRoute,
  ttableRoute,
  packageRoute,
  deleteAccountRoute,
  packagesRoute,
  merchantRoute,
  hashRoute,
  ordersRoute,
  orderStatusRoute,
  notifyRoute,
  healthRoute,
} as const satisfies Readonly<Record<string, AnyRoute>>;

export type Routes = typeof routes;
