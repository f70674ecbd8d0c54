// The API: Firebase's paths as the SDK calls them, and the emulator's own for tests.

import { Hono, type Context } from "hono";
import { z } from "zod";
import { deleteAccount, lookup, update, updateByOwner } from "./calls/account.ts";
import { call, type Call } from "./calls/call.ts";
import { signInWithIdp } from "./calls/google.ts";
import { resetPassword, sendOobCode } from "./calls/mail.ts";
import { grantToken } from "./calls/refresh.ts";
import { createAuthUri, signInWithPassword } from "./calls/sign-in.ts";
import { signUp } from "./calls/sign-up.ts";
import { Failure, invalidPayload } from "./failure.ts";
import { linkOf, stateOf } from "./mails.ts";
import type { Services } from "./services.ts";

/** The calls that the SDK needs. */
const calls: ReadonlyMap<string, Call> = new Map([
  ["accounts:signUp", signUp],
  ["accounts:signInWithPassword", signInWithPassword],
  ["accounts:createAuthUri", createAuthUri],
  ["accounts:lookup", lookup],
  ["accounts:update", update],
  ["accounts:sendOobCode", sendOobCode],
  ["accounts:resetPassword", resetPassword],
  ["accounts:signInWithIdp", signInWithIdp],
  ["accounts:delete", deleteAccount],
]);

export const keysPath = "/www.googleapis.com/robot/v1/metadata/jwk/securetoken@system.gserviceaccount.com";

const privacy = { enableImprovedEmailPrivacy: z.boolean().optional() };
const configBody = z.object({ emailPrivacyConfig: z.object(privacy).optional() });

const updateConfig = call(configBody, async ({ settings }, { emailPrivacyConfig }) => {
  settings.isEmailPrivate = emailPrivacyConfig?.enableImprovedEmailPrivacy ?? settings.isEmailPrivate;
  return {
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: settings.isEmailPrivate },
  };
});

export function createApi(services: Services): Hono {
  const api = new Hono();

  api.post("/identitytoolkit.googleapis.com/v1/:call", async (context, next) => {
    const handle = calls.get(context.req.param("call"));
    if (!handle) return next();
    requireKey(context);
    return context.json(await handle(services, await jsonOf(context), callerOf(context)));
  });

  api.post("/securetoken.googleapis.com/v1/token", async (context) => {
    requireKey(context);
    const form = Object.fromEntries(new URLSearchParams(await context.req.text()));
    return context.json(await grantToken(services, form, callerOf(context)));
  });

  api.post("/identitytoolkit.googleapis.com/v1/projects/:project/:call", async (context, next) => {
    if (context.req.param("call") !== "accounts:update") return next();
    requireProject(services, context.req.param("project"));
    return context.json(await updateByOwner(services, await jsonOf(context), callerOf(context)));
  });

  api.get(keysPath, (context) => {
    // The key changes only with a new folder, so the answer may be cached for a minute.
    context.header("Cache-Control", "public, max-age=60, must-revalidate");
    return context.json({ keys: [services.key.listed] });
  });

  api.get("/emulator/v1/projects/:project/oobCodes", (context) => {
    requireOwner(context);
    requireProject(services, context.req.param("project"));
    const open = services.directory.mails().filter((mail) => stateOf(services, mail) === "open");
    const oobCodes = open.toReversed().map((mail) => {
      const { email, requestType, oobCode } = mail;
      return { email, requestType, oobCode, oobLink: linkOf(services, mail) };
    });
    return context.json({ oobCodes });
  });

  api.patch("/emulator/v1/projects/:project/config", async (context) => {
    requireOwner(context);
    requireProject(services, context.req.param("project"));
    return context.json(await updateConfig(services, await jsonOf(context), callerOf(context)));
  });

  return api;
}

function callerOf(context: Context): { readonly isOwner: boolean } {
  return { isOwner: /^bearer owner$/i.test(context.req.header("Authorization") ?? "") };
}

/** Any key will do, as in the emulator. */
function requireKey(context: Context): void {
  if (!context.req.query("key"))
    throw new Failure("The request is missing a valid API key.", 403, "forbidden");
}

function requireOwner(context: Context): void {
  if (!callerOf(context).isOwner)
    throw new Failure("The request is missing the header `Authorization: Bearer owner`.", 401, "required");
}

function requireProject({ projectId }: Services, project: string): void {
  if (project !== projectId) throw new Failure("INVALID_PROJECT_ID");
}

async function jsonOf(context: Context): Promise<unknown> {
  const type = context.req.header("Content-Type") ?? "";
  if (!/^application\/json\s*(?:;|$)/i.test(type))
    throw new Failure(`Invalid content-type: ${type}`, 400, "unknown");
  try {
    return JSON.parse(await context.req.text());
  } catch {
    throw invalidPayload("The body is no JSON.", "parseError");
  }
}
