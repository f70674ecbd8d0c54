// What a routing did and what it looked at, so that the next one, of nearly the same drawing, does only what differs. It
// changes no routing, only how long that takes: a choice is taken over where all that it depends on is as it was.

import type { PartId, WireId } from "../../model/circuit.ts";
import type { Box, Point } from "../geometry.ts";
import type { Link } from "../leads.ts";
import { Changes } from "./changes.ts";
import type { Body } from "./field.ts";
import type { Net } from "./net.ts";

type Paths = ReadonlyMap<WireId, readonly Point[]>;

/** The first path of a wire. */
export interface Choice {
  readonly path: readonly Point[];
  /**
   * All that the choice depends on is in here. So is the source's lead, which each of its wires begins at: no two routings
   * differ in one of them and nowhere in here.
   */
  readonly looked: Box;
  /** Where it could be searched. */
  readonly tried: readonly Mesh[];
  /** How many places were searched: the work of the choice. */
  readonly places: number;
}

/** What came of an attempt to draw the wires of a source better. */
export interface Attempt {
  /** Where it is better: the paths that were and those that are. */
  readonly redrawn: readonly (readonly Point[])[];
  readonly paths: Paths;
  /** As of a choice; together. */
  readonly looked: readonly Box[];
  readonly places: number;
}

/** Where a path is searched: how far around both leads, and how far apart the places are where it may turn. */
export interface Mesh {
  readonly margin: number;
  readonly step: number;
}

/** Before a lead: no other wire runs along here. */
export const keptRoom = 10;

export interface Memory {
  readonly bodies: ReadonlyMap<PartId, Body>;
  readonly links: ReadonlyMap<WireId, Link>;
  /** How attempts were made: those made otherwise are of no use. */
  readonly takesAll: boolean;
  readonly choices: Map<WireId, Choice>;
  /** By source, one for each time that all were attempted. */
  readonly attempts: Map<PartId, Attempt>[];
}

export function emptyMemory(bodies: readonly Body[], links: readonly Link[], takesAll: boolean): Memory {
  return {
    bodies: new Map(bodies.map((body) => [body.id, body])),
    links: new Map(links.map((link) => [link.wire.id, link])),
    takesAll,
    choices: new Map(),
    attempts: [],
  };
}

/** A routing that goes along with the one before, as far as both do the same. */
export class Recollection {
  readonly #now: Memory;
  readonly #before: Memory | null;
  readonly #changes = new Changes();

  constructor(now: Memory, before: Memory | null) {
    this.#now = now;
    this.#before = before && before.takesAll === now.takesAll ? before : null;
    if (this.#before) this.#compare(now, this.#before);
  }

  /** The choice made before, where it would be made again. */
  choice({ wire }: Link, tried: readonly Mesh[]): Choice | null {
    const choice = this.#before?.choices.get(wire.id);
    return choice?.tried === tried && !this.#changes.isIn(choice.looked) ? choice : null;
  }

  keepChoice({ wire }: Link, choice: Choice): void {
    this.#now.choices.set(wire.id, choice);
    if (this.#before) this.#follow(this.#before.choices.get(wire.id)?.path, choice.path);
  }

  /** What came of the attempt made before, where the same would. */
  attempt(round: number, source: PartId): Attempt | null {
    const attempt = this.#before?.attempts[round]?.get(source);
    return attempt && !attempt.looked.some((box) => this.#changes.isIn(box)) ? attempt : null;
  }

  keepAttempt(round: number, { source, links }: Net, attempt: Attempt): void {
    (this.#now.attempts[round] ??= new Map<PartId, Attempt>()).set(source, attempt);
    const before = this.#before?.attempts[round]?.get(source)?.paths;
    if (!this.#before || before === attempt.paths) return;
    for (const { wire } of links) this.#follow(before?.get(wire.id), attempt.paths.get(wire.id));
  }

  #follow(before: readonly Point[] | undefined, now: readonly Point[] | undefined): void {
    if (before === now || (before && now && isSamePath(before, now))) return;
    this.#changes.addPath(before ?? []);
    this.#changes.addPath(now ?? []);
  }

  #compare(now: Memory, before: Memory): void {
    for (const [id, body] of now.bodies)
      if (!isSameBody(body, before.bodies.get(id))) this.#changes.addBox(body);
    for (const [id, body] of before.bodies)
      if (!isSameBody(body, now.bodies.get(id))) this.#changes.addBox(body);
    for (const [id, link] of now.links) if (!isSameLink(link, before.links.get(id))) this.#changeLink(link);
    for (const [id, link] of before.links) {
      if (isSameLink(link, now.links.get(id))) continue;
      this.#changeLink(link);
      // Its way at all times: the new one is drawn at others.
      this.#changes.addPath(before.choices.get(id)?.path ?? []);
      for (const attempts of before.attempts)
        this.#changes.addPath(attempts.get(link.source.id)?.paths.get(id) ?? []);
    }
  }

  /** With the room that its leads keep. */
  #changeLink({ start, end }: Link): void {
    this.#changes.addBox({ ...start, width: keptRoom, height: 0 });
    this.#changes.addBox({ x: end.x - keptRoom, y: end.y, width: keptRoom, height: 0 });
  }
}

function isSameBody(a: Body, b: Body | undefined): boolean {
  return b?.x === a.x && b.y === a.y && b.width === a.width && b.height === a.height && b.isNode === a.isNode;
}

/** Whether all that a choice knows of a wire is the same. */
function isSameLink(a: Link, b: Link | undefined): boolean {
  return (
    b !== undefined &&
    a.source.id === b.source.id &&
    a.target.id === b.target.id &&
    a.source.kind === b.source.kind &&
    a.target.kind === b.target.kind &&
    isSamePoint(a.start, b.start) &&
    isSamePoint(a.end, b.end)
  );
}

function isSamePath(a: readonly Point[], b: readonly Point[]): boolean {
  return a.length === b.length && a.every((point, index) => isSamePoint(point, b[index]));
}

function isSamePoint(a: Point, b: Point | undefined): boolean {
  return a.x === b?.x && a.y === b.y;
}
