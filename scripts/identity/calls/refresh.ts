// token: a new id token for a refresh token.

import { z } from "zod";
import { demand } from "../failure.ts";
import { refreshed } from "../tokens.ts";
import { call } from "./call.ts";

const body = z.object({ grant_type: z.string().optional(), refresh_token: z.string().optional() });

export const grantToken = call(body, async (services, { grant_type: grantType, refresh_token: token }) => {
  demand(grantType, "MISSING_GRANT_TYPE");
  demand(grantType === "refresh_token", "INVALID_GRANT_TYPE");
  demand(token, "MISSING_REFRESH_TOKEN");
  const { idToken, refreshToken, expiresIn, localId } = await refreshed(services, token);
  return {
    id_token: idToken,
    access_token: idToken,
    expires_in: expiresIn,
    refresh_token: refreshToken,
    token_type: "Bearer",
    user_id: localId,
    project_id: services.projectId,
  };
});
