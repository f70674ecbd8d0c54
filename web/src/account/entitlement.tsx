// What the visitor may use. One provider around the page sets it, and screens ask only here. The Worker guards
// what is premium; this only decides what the page offers.

import { createContext, useContext, type ReactNode } from "react";

export interface Entitlement {
  readonly isPremium: boolean;
}

const EntitlementContext = createContext<Entitlement>({ isPremium: false });

interface ProviderProps {
  readonly entitlement: Entitlement;
  readonly children: ReactNode;
}

export function EntitlementProvider({ entitlement, children }: ProviderProps) {
  return <EntitlementContext value={entitlement}>{children}</EntitlementContext>;
}

export function useEntitlement(): Entitlement {
  return useContext(EntitlementContext);
}
