// Every call of the API, in the order the reference lists them.

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

export const routes: readonly AnyRoute[] = [
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
];
