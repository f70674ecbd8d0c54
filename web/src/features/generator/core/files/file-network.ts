// A network as the writers of files take it. Types only.

import type { NetworkGate, NetworkProduct, NetworkSignal } from "#contract/generated/logic-types.ts";

export interface FileNetwork {
  readonly variables: readonly string[];
  /** Each after the gates at its inputs. */
  readonly gates: readonly NetworkGate[];
  readonly outputs: readonly { readonly name: string; readonly signal: NetworkSignal }[];
  /** The products of the functions' sums, which share them. */
  readonly products: readonly NetworkProduct[];
}
