// How a tool's state is written into an address, and what happens where it is too long for one. Pure; the table
// of paths is paths.ts, each tool's own parameters are beside this file.

import type { Address, SectionPath } from "./paths.ts";

/** Longer texts stay out of the address: browsers and messengers cut it. */
export const addressTextCharsMax = 2000;

type Parameter = readonly [name: string, value: string];

export interface AddressCodec<Place> {
  readonly path: SectionPath;
  /** The parameters that hold what somebody typed; together they are at most `addressTextCharsMax` long. */
  readonly texts: readonly string[];
  /** The tool's other parameters. Whatever else stands in a query is left alone. */
  readonly choices: readonly string[];
  /** Nothing where the place says no more than the bare address. */
  readonly write: (place: Place) => readonly Parameter[];
  /** Null where the parameters ask for nothing that the tool knows. */
  readonly read: (parameters: URLSearchParams) => Place | null;
}

/** Whether the place's texts are short enough for an address. */
export function fitsAddress<Place>({ texts, write }: AddressCodec<Place>, place: Place): boolean {
  const typed = write(place).filter(([name]) => texts.includes(name));
  return typed.reduce((sum, [, value]) => sum + value.length, 0) <= addressTextCharsMax;
}

/** `search` with the place put in, or taken out where it is too long. Starts with `?` or is empty. */
export function searchWith<Place>(codec: AddressCodec<Place>, place: Place, search = ""): string {
  const parameters = new URLSearchParams(search);
  for (const name of namesOf(codec)) parameters.delete(name);
  if (fitsAddress(codec, place)) {
    for (const [name, value] of codec.write(place)) parameters.append(name, value);
  }
  // A comma may stand in a query as it is, and a list stays legible.
  const text = parameters.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

/** The address under which the tool opens with this place; the bare one where the place is too long. */
export function pathWith<Place>(codec: AddressCodec<Place>, place: Place): Address {
  const search = searchWith(codec, place);
  return search === "" ? codec.path : `${codec.path}?${search.slice(1)}`;
}

/** What an entry of the browser's history holds of a place that is too long for its address. */
export interface HeldPlace {
  readonly query?: string;
}

/** For the `state` of a navigation to `pathWith`. */
export function heldPlace<Place>(codec: AddressCodec<Place>, place: Place): HeldPlace {
  if (fitsAddress(codec, place)) return {};
  const parameters = new URLSearchParams();
  for (const [name, value] of codec.write(place)) parameters.append(name, value);
  return { query: parameters.toString() };
}

/** What a location asks for: its search, or the state of its entry where the place was too long. */
export function placeIn<Place>(codec: AddressCodec<Place>, search: string, state: unknown): Place | null {
  const parameters = new URLSearchParams(search);
  if (namesOf(codec).some((name) => parameters.has(name))) return codec.read(parameters);
  if (typeof state !== "object" || state === null || !("query" in state)) return null;
  if (typeof state.query !== "string") return null;
  const held = codec.read(new URLSearchParams(state.query));
  // A short place would stand in the address: it was taken out of it since.
  return held && !fitsAddress(codec, held) ? held : null;
}

function namesOf<Place>({ texts, choices }: AddressCodec<Place>): readonly string[] {
  return [...texts, ...choices];
}
