// Follows the signed-in user: starts the sign-in library, and asks the service for the user's package. A part of its own,
// drawn while somebody is signed in.

import { QueryClientProvider, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ApiFailure } from "#lib/api-result.ts";
import { callAsUser } from "#lib/api.ts";
import { pagePart } from "#lib/page-part.ts";
import { queryClient } from "#lib/query-client.ts";
import { identityPart, onPackageDoubt } from "./accounts.ts";
import type { KeptPackage } from "./core/entitlement.ts";
import { keepPackage } from "./entitlement.ts";
import { useAccount } from "./use-account.ts";

/** A purchase on another device shows after this long, when the visitor comes back to the page. */
const freshMs = 5 * 60 * 1000;
const triesMax = 3;

const routePart = pagePart(async () => (await import("#contract/account.ts")).packageRoute);

export function Session() {
  return (
    <QueryClientProvider client={queryClient}>
      <Follow />
    </QueryClientProvider>
  );
}

function Follow() {
  useIdentity();
  const account = useAccount();
  const client = useQueryClient();
  const uid = account.phase === "signedIn" && account.user.emailVerified ? account.uid : null;
  const { data } = useQuery({
    queryKey: ["package", uid],
    enabled: uid !== null,
    queryFn: ({ signal }) => askPackage(uid ?? "", signal),
    staleTime: freshMs,
    refetchOnWindowFocus: true,
    retry: (tries, error) => tries < triesMax && !(error instanceof Refused),
  });
  useEffect(() => {
    if (data) keepPackage(data);
  }, [data]);
  useEffect(() => onPackageDoubt(() => void client.invalidateQueries({ queryKey: ["package"] })), [client]);
  return null;
}

/** Starts the sign-in library; where it cannot be fetched, again when the network returns. */
function useIdentity(): void {
  useEffect(() => {
    const start = () => void identityPart.load().catch(() => undefined);
    start();
    window.addEventListener("online", start);
    return () => window.removeEventListener("online", start);
  }, []);
}

/** The service's own no, which another try does not change. */
class Refused extends Error {}

async function askPackage(uid: string, signal: AbortSignal): Promise<KeptPackage> {
  const result = await callAsUser(routePart, null, signal);
  if (!result.ok) throw errorOf(result.failure);
  const { answer, dateMs } = result;
  return { uid, package: answer, aheadMs: dateMs === null ? 0 : dateMs - Date.now() };
}

function errorOf({ kind, message }: ApiFailure): Error {
  return kind === "badRequest" ? new Refused(message) : new Error(message);
}
