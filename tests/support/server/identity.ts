// The identity provider for tests: signs tokens, and serves its public key on loopback.

import { createServer } from "node:http";
import type { JWTPayload } from "jose";
import { createSigner, goodClaims, sign } from "./tokens.ts";

export interface TestIdentity {
  readonly keysAddress: string;
  /** A token that is good now but for the given claims. */
  readonly tokenFor: (claims?: JWTPayload) => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function startIdentity(): Promise<TestIdentity> {
  const signer = await createSigner("tests-1");
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.setHeader("Cache-Control", "max-age=3600");
    response.end(JSON.stringify({ keys: [signer.listed] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    keysAddress: `http://127.0.0.1:${port}/jwk`,
    tokenFor: (claims = {}) => sign(signer, { ...goodClaims(Math.floor(Date.now() / 1000)), ...claims }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
