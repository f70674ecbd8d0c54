// Users with verified addresses, made in the identity server of a running stack.

import { z } from "zod";

export interface Buyer {
  readonly email: string;
  /** An id token with a verified address. */
  readonly token: string;
}

const api = "/identitytoolkit.googleapis.com/v1";
const project = "demo-boolean-algebra";
const password = "long-enough-1";

const account = z.object({ idToken: z.string() });
const mails = z.object({ oobCodes: z.array(z.object({ email: z.string(), oobLink: z.string() })) });

/** Makes the users one after the other; this time is not measured. */
export async function makeBuyers(url: string, total: number): Promise<readonly Buyer[]> {
  const emails = Array.from({ length: total }, (_, index) => `buyer-${index}@example.com`);
  for (const email of emails) {
    const { idToken } = account.parse(await post(`${url}${api}/accounts:signUp`, { email, password }));
    await post(`${url}${api}/accounts:sendOobCode`, { requestType: "VERIFY_EMAIL", idToken });
  }
  const list = await fetch(`${url}/emulator/v1/projects/${project}/oobCodes`, {
    headers: { Authorization: "Bearer owner" },
  });
  for (const { oobLink } of mails.parse(await list.json()).oobCodes) await fetch(oobLink);
  const buyers: Buyer[] = [];
  for (const email of emails) {
    const answer = await post(`${url}${api}/accounts:signInWithPassword`, { email, password });
    buyers.push({ email, token: account.parse(answer).idToken });
  }
  return buyers;
}

async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(`${address}?key=local`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  return response.json();
}
