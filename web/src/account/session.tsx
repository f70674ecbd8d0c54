// Follows the signed-in user: starts the sign-in library, and asks the service for the user's package. Fetched on
// demand and drawn while a user is signed in.

import {
  focusManager,
  QueryClientProvider,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import type { ApiFailure } from "#lib/api-result.ts";
import { callAsUser } from "#lib/api.ts";
import { queryClient } from "#lib/query-client.ts";
import { lazyIdentity, onPackageDoubt } from "./accounts.ts";
import { clockAheadMs } from "./core/clock.ts";
import type { KeptPackage } from "./core/entitlement.ts";
import type { Revoked } from "./core/revoked.ts";
import { keepPackage } from "./entitlement.ts";
import { tellPackageAnswer } from "./package-answer.ts";
import { useAccount } from "./use-account.ts";

/** A visitor who comes back to the page after this time sees a purchase from another device. */
const freshMs = 5 * 60 * 1000;
const triesMax = 3;

const packageQuery = "package";

// The query library watches only visibility. A visitor may also come back from another window that did not hide the
// page, so the focus event counts too.
focusManager.setEventListener((onFocus) => {
  const heard = () => onFocus();
  window.addEventListener("visibilitychange", heard);
  window.addEventListener("focus", heard);
  return () => {
    window.removeEventListener("visibilitychange", heard);
    window.removeEventListener("focus", heard);
  };
});

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
  const { data, dataUpdatedAt, failureCount } = useQuery({
    queryKey: [packageQuery, uid],
    enabled: uid !== null,
    queryFn: ({ signal }) => askPackage(uid ?? "", signal),
    staleTime: freshMs,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    // Without a network the call fails at once instead of waiting, so that the page can report it.
    networkMode: "always",
    retry: (tries, error) => tries < triesMax && !(error instanceof Refused),
  });
  useEffect(() => {
    tellPackageAnswer("unasked");
    return () => {
      tellPackageAnswer("unasked");
      // The answer is removed, because another tab may have a newer one when this user signs in again.
      client.removeQueries({ queryKey: [packageQuery, uid] });
    };
  }, [client, uid]);
  useEffect(() => {
    // `dataUpdatedAt` is a dependency, because an answer equal to the one before counts as a new answer.
    if (!data || dataUpdatedAt === 0) return;
    keepPackage(data);
    tellPackageAnswer("answered");
  }, [data, dataUpdatedAt]);
  useEffect(() => {
    if (failureCount > 0) tellPackageAnswer("failed");
  }, [failureCount]);
  useEffect(() => {
    // The service is not asked about a user without a verified address.
    if (uid !== null)
      return onPackageDoubt((reason) => void (reason === "doubt" ? askAnew(client) : askOnce(client)));
  }, [client, uid]);
  return null;
}

/** The answer of a running call may be older than the doubt, so that call is ended. */
async function askAnew(client: QueryClient): Promise<void> {
  tellPackageAnswer("doubted");
  await client.cancelQueries({ queryKey: [packageQuery] });
  await client.invalidateQueries({ queryKey: [packageQuery] });
}

/** A running call is awaited instead of repeated. */
function askOnce(client: QueryClient): Promise<void> {
  return client.refetchQueries({ queryKey: [packageQuery] }, { cancelRefetch: false });
}

/** Starts the sign-in library; if it cannot be fetched, tries again when the network returns. */
function useIdentity(): void {
  useEffect(() => {
    const start = () => void lazyIdentity.load().catch(() => undefined);
    start();
    window.addEventListener("online", start);
    return () => window.removeEventListener("online", start);
  }, []);
}

/** A refusal by the service, which another try does not change. */
class Refused extends Error {}

async function askPackage(
  uid: string,
  signal: AbortSignal,
): Promise<KeptPackage & { readonly revoked?: Revoked }> {
  const result = await callAsUser("packageRoute", null, signal);
  if (!result.ok) throw errorOf(result.failure);
  const {
    answer: { revoked, ...signed },
    dateMs,
  } = result;
  return { uid, package: signed, aheadMs: clockAheadMs(dateMs, Date.now()), ...(revoked && { revoked }) };
}

function errorOf({ kind, message }: ApiFailure): Error {
  return kind === "badRequest" ? new Refused(message) : new Error(message);
}
