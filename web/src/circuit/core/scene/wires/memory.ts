// The memory of a routing: its choices and the areas that each depended on. The next routing, of nearly the same
// drawing, takes over each choice whose areas are unchanged. The memory saves time and never changes the result.

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
   * The choice depends on nothing outside this box. The box contains the source's lead, at which all of its wires
   * begin. So two routings that differ in a wire of the source also differ somewhere in the box.
   */
  readonly looked: Box;
  /** The meshes that a search was allowed to use. */
  readonly tried: readonly Mesh[];
  /** The work of the choice, as the search counts it. */
  readonly steps: number;
}

/** The result of an attempt to draw the wires of a source better. */
export interface Attempt {
  /** The old and the new paths if the attempt is better; else empty. */
  readonly redrawn: readonly (readonly Point[])[];
  readonly paths: Paths;
  /** The areas and the work, as in `Choice`, of all wires together. */
  readonly looked: readonly Box[];
  readonly steps: number;
}

/**
 * The extent of a search: the margin around both leads, and the distance of the lattice points at which a path may
 * turn.
 */
export interface Mesh {
  readonly margin: number;
  readonly step: number;
}

/** The length before a lead along which no other wire runs. */
export const keptRoom = 10;

export interface Memory {
  readonly bodies: ReadonlyMap<PartId, Body>;
  readonly links: ReadonlyMap<WireId, Link>;
  /** The mode of the attempts; attempts of the other mode cannot be reused. */
  readonly takesAll: boolean;
  readonly choices: Map<WireId, Choice>;
  /** For each round of attempts, the attempts by source. */
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

/** Compares a routing with the one before, and hands out the choices and attempts that both share. */
export class Recollection {
  readonly #now: Memory;
  readonly #before: Memory | null;
  readonly #changes = new Changes();

  constructor(now: Memory, before: Memory | null) {
    this.#now = now;
    this.#before = before && before.takesAll === now.takesAll ? before : null;
    if (this.#before) this.#compare(now, this.#before);
  }

  /** The choice of the last routing, if the same choice would be made again. */
  choice({ wire }: Link, tried: readonly Mesh[]): Choice | null {
    const choice = this.#before?.choices.get(wire.id);
    return choice?.tried === tried && !this.#changes.isIn(choice.looked) ? choice : null;
  }

  keepChoice({ wire }: Link, choice: Choice): void {
    this.#now.choices.set(wire.id, choice);
    if (this.#before) this.#follow(this.#before.choices.get(wire.id)?.path, choice.path);
  }

  /** The attempt of the last routing, if it would have the same result again. */
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
      // All paths that the wire had in any round count as changed, because the new wire may be drawn in other rounds.
      this.#changes.addPath(before.choices.get(id)?.path ?? []);
      for (const attempts of before.attempts)
        this.#changes.addPath(attempts.get(link.source.id)?.paths.get(id) ?? []);
    }
  }

  /** Marks a wire's leads as changed, with the room that they keep free. */
  #changeLink({ start, end }: Link): void {
    this.#changes.addBox({ ...start, width: keptRoom, height: 0 });
    this.#changes.addBox({ x: end.x - keptRoom, y: end.y, width: keptRoom, height: 0 });
  }
}

function isSameBody(a: Body, b: Body | undefined): boolean {
  return b?.x === a.x && b.y === a.y && b.width === a.width && b.height === a.height && b.isNode === a.isNode;
}

/** Whether all properties of a wire that a choice depends on are the same. */
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
