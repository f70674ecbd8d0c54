// The server as a Hono app: the check who may call it, then the API and the pages.

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { createApi } from "./api.ts";
import { Failure, respondFailure } from "./failure.ts";
import { FileFault } from "../local/files.ts";
import { refusalOf } from "../local/loopback.ts";
import { openLink, sendForm } from "./pages/action.ts";
import { respondGooglePage } from "./pages/google.ts";
import { respondMailList } from "./pages/mail-list.ts";
import type { Services } from "./services.ts";

const bodyBytesMax = 64 * 1024;

/** The headers that the SDK sends; the last one is for the administrator's calls. */
const headersOfSdk = [
  "Content-Type",
  "X-Client-Version",
  "X-Firebase-Locale",
  "X-Firebase-gmpid",
  "X-Firebase-Client",
  "X-Firebase-AppCheck",
  "Authorization",
];

export function createIdentityApp(services: Services): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    context.header("Cache-Control", "no-store");
    const refusal = refusalOf(context.req.header("Host"), context.req.header("Origin"));
    if (refusal !== null) throw new Failure(refusal, 403, "forbidden");
    if (context.req.header("Access-Control-Request-Private-Network") === "true")
      context.header("Access-Control-Allow-Private-Network", "true");
    await next();
    services.directory.flush();
  });
  app.use(
    cors({ origin: (origin) => origin, allowMethods: ["GET", "POST", "PATCH"], allowHeaders: headersOfSdk }),
  );
  app.use(
    bodyLimit({
      maxSize: bodyBytesMax,
      onError: (context) =>
        respondFailure(context, new Failure("The request is larger than 64 KiB.", 413, "tooLarge")),
    }),
  );

  app.get("/", (context) => respondMailList(services, context));
  app.get("/emulator/action", (context) => openLink(services, context));
  app.post("/emulator/action", (context) => sendForm(services, context));
  app.get("/emulator/google", (context) => respondGooglePage(services, context));
  app.route("/", createApi(services));

  app.notFound((context) =>
    respondFailure(context, new Failure("The identity server has nothing at this path.", 404, "notFound")),
  );
  app.onError((fault, context) => {
    if (fault instanceof Failure) return respondFailure(context, fault);
    // The message of another fault could contain a part of the request.
    const told = fault instanceof FileFault ? fault.message : `${fault.name} at ${context.req.path}`;
    console.error(`Identity server: ${told}`);
    return respondFailure(context, new Failure("The identity server failed.", 500, "internal"));
  });
  return app;
}
