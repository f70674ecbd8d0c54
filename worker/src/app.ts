// The API as a Hono app over passed-in dependencies: the middleware of every call, then one line for each route.

import { Hono } from "hono";
import { routePath } from "hono/route";
import { secureHeaders } from "hono/secure-headers";
import { deleteAccountRoute, packageRoute } from "#contract/account.ts";
import { checkRoute } from "#contract/check.ts";
import { equalRoute } from "#contract/equal.ts";
import { healthRoute } from "#contract/health.ts";
import { nextRoute } from "#contract/next.ts";
import { simplifyRoute } from "#contract/simplify.ts";
import { stepsRoute } from "#contract/steps.ts";
import { ttableRoute } from "#contract/ttable.ts";
import {
  hashRoute,
  merchantRoute,
  notifyRoute,
  ordersRoute,
  orderStatusRoute,
  packagesRoute,
} from "#contract/upgrade.ts";
import type { AppEnv, Deps } from "./deps.ts";
import { drainUnread } from "./drain.ts";
import { failure, respondFailure } from "./failure.ts";
import { simplifyFree, solveTtableFree } from "./free-work.ts";
import { alertLine, faultLine } from "./log.ts";
import { mount } from "./mount.ts";
import { notFound } from "./not-found.ts";
import { originAllowList } from "./origin.ts";
import { deleteAccount, signedPackage } from "./routes/account.ts";
import { checkLines } from "./routes/check.ts";
import { prove } from "./routes/equal.ts";
import { health } from "./routes/health.ts";
import { nextSteps } from "./routes/next.ts";
import { derive } from "./routes/steps.ts";
import { hash, merchantOf, notify, orders, orderStatus, packages } from "./routes/upgrade.ts";

export function createApp(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.use(drainUnread);
  app.use(async (context, next) => {
    const requestId = deps.newRequestId();
    const startMs = deps.nowMs();
    context.set("requestId", requestId);
    await next();
    context.header("X-Request-Id", requestId);
    context.header("Cache-Control", "no-store");
    const { status } = context.res;
    if (status < 500 && !deps.isSampled()) return;
    const route = routePath(context, -1);
    deps.log({
      level: status >= 500 ? "error" : "info",
      event: "request",
      requestId,
      method: context.req.method,
      route: route === "/*" ? "unmatched" : route,
      status,
      durationMs: deps.nowMs() - startMs,
    });
  });
  // The defaults would break sign-in pop-ups (opener policy) and embedded videos (referrer policy).
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      crossOriginOpenerPolicy: "same-origin-allow-popups",
      referrerPolicy: "strict-origin-when-cross-origin",
      xFrameOptions: "DENY",
      strictTransportSecurity: deps.strictTransport,
    }),
  );
  app.use(originAllowList(deps.allowedOrigins));

  const { logic, budget, db, callers, payment, version, nowMs } = deps;
  mount(app, deps, simplifyRoute, (request, _caller, take) => simplifyFree(logic, budget, request, take));
  mount(app, deps, stepsRoute, async (request) => derive(logic, budget, request));
  mount(app, deps, checkRoute, async (request) => checkLines(logic, budget, request));
  mount(app, deps, nextRoute, async (request) => nextSteps(logic, budget, request));
  mount(app, deps, equalRoute, async (request) => prove(logic, budget, request));
  mount(app, deps, ttableRoute, (request, caller, take) =>
    solveTtableFree(logic, budget, caller, request, take),
  );
  mount(app, deps, packageRoute, (_request, caller) => signedPackage(db, caller));
  mount(app, deps, deleteAccountRoute, (_request, caller) => deleteAccount(db, caller, nowMs()));
  mount(app, deps, packagesRoute, () => packages(payment));
  mount(app, deps, merchantRoute, () => merchantOf(payment));
  mount(app, deps, hashRoute, (request, caller) => hash(payment, request, caller));
  mount(app, deps, ordersRoute, (_request, caller) => orders(payment, caller));
  mount(app, deps, orderStatusRoute, (request) => orderStatus(payment, request));
  mount(app, deps, notifyRoute, (fields) =>
    notify(payment, fields, (kind, orderId) => deps.log(alertLine(kind, orderId))),
  );
  mount(app, deps, healthRoute, () =>
    health(db, { version, keysAgeMs: callers.keysAgeMs(), nowMs: nowMs() }),
  );

  app.notFound(notFound);
  app.onError((fault, context) => {
    const id = context.get("requestId");
    deps.log(faultLine(id, fault));
    return respondFailure(context, { ...failure("internal"), id });
  });
  return app;
}
