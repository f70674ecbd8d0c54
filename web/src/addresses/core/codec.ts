// How a tool's state is written into an address, and what happens where it is too long for one. Pure; the table
// of paths is paths.ts, each tool's own parameters are beside this file.

import type { Address, SectionPath } from "./paths.ts";
import { readQuery, writeQuery } from "./query.ts";

/** Longer texts stay out of the address: browsers and messengers cut it. */
export const addressTextCharsMax = 2000;

type Parameter = readonly [name: string, value: string];

export interface AddressCodec<Setup> {
  readonly path: SectionPath;
  /** The parameters that hold what somebody typed; together they are at most `addressTextCharsMax` long. */
  readonly texts: readonly string[];
  /** The tool's other parameters. Whatever else stands in a query is left alone. */
  readonly choices: readonly string[];
  /** Nothing where the setup says no more than the bare address. */
  readonly write: (setup: Setup) => readonly Parameter[];
  /** Null where the parameters ask for nothing that the tool knows. */
  readonly read: (parameters: URLSearchParams) => Setup | null;
}

/** Whether the setup's texts are short enough for an address. */
export function fitsAddress<Setup>({ texts, write }: AddressCodec<Setup>, setup: Setup): boolean {
  const typed = write(setup).filter(([name]) => texts.includes(name));
  return typed.reduce((sum, [, value]) => sum + value.length, 0) <= addressTextCharsMax;
}

/** `search` with the setup put in, or taken out where it is too long. Starts with `?` or is empty. */
export function searchWith<Setup>(codec: AddressCodec<Setup>, setup: Setup, search = ""): string {
  const parameters = readQuery(search);
  for (const name of namesOf(codec)) parameters.delete(name);
  if (fitsAddress(codec, setup)) {
    for (const [name, value] of codec.write(setup)) parameters.append(name, value);
  }
  const text = writeQuery(parameters);
  return text === "" ? "" : `?${text}`;
}

/** The address under which the tool opens with this setup; the bare one where the setup is too long. */
export function pathWith<Setup>(codec: AddressCodec<Setup>, setup: Setup): Address {
  const search = searchWith(codec, setup);
  return search === "" ? codec.path : `${codec.path}?${search.slice(1)}`;
}

/** What an entry of the browser's history holds of a setup that is too long for its address. */
export interface HeldSetup {
  readonly query?: string;
}

/** For the `state` of a navigation to `pathWith`. */
export function heldSetup<Setup>(codec: AddressCodec<Setup>, setup: Setup): HeldSetup {
  if (fitsAddress(codec, setup)) return {};
  const parameters = new URLSearchParams();
  for (const [name, value] of codec.write(setup)) parameters.append(name, value);
  return { query: writeQuery(parameters) };
}

/** What a location asks for: its search, or the state of its entry where the setup was too long. */
export function setupIn<Setup>(codec: AddressCodec<Setup>, search: string, state: unknown): Setup | null {
  const parameters = readQuery(search);
  if (namesOf(codec).some((name) => parameters.has(name))) return codec.read(parameters);
  if (typeof state !== "object" || state === null || !("query" in state)) return null;
  if (typeof state.query !== "string") return null;
  const held = codec.read(readQuery(state.query));
  // A short setup would stand in the address: it was taken out of it since.
  return held && !fitsAddress(codec, held) ? held : null;
}

function namesOf<Setup>({ texts, choices }: AddressCodec<Setup>): readonly string[] {
  return [...texts, ...choices];
}
