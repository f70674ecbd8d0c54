// What the visitor may use. One provider around the page gives it; screens ask here and nowhere else. What is
// premium is guarded by the Worker: this only decides what the page offers.

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
