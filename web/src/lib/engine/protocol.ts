// What the page and the Web Worker say to each other. Types only; the crate's own are generated from it.

import type {
  Fix,
  Form,
  FormsAnswer,
  FormsRequest,
  FunctionRefusal,
  PackedTable,
  ReadNode,
  ReadOutcome,
  ReadRequest,
  SimplifyAnswer,
  SimplifyOutcome,
  SimplifyRequest,
  TableOutcome,
  TableRequest,
} from "../../../../logic-rs/dist/web/logic_rs.js";

export type { Fix, Form, FormsAnswer, FormsRequest, FunctionRefusal, PackedTable, ReadNode, ReadOutcome };
export type { ReadRequest, SimplifyAnswer, SimplifyOutcome, SimplifyRequest, TableOutcome, TableRequest };

/** Every operation with what goes in and what comes out. */
export type EngineOps = {
  simplify: { readonly request: SimplifyRequest; readonly outcome: SimplifyOutcome };
  read: { readonly request: ReadRequest; readonly outcome: ReadOutcome };
  table: { readonly request: TableRequest; readonly outcome: TableOutcome };
  forms: { readonly request: FormsRequest; readonly outcome: FormsAnswer };
};

export type EngineOp = keyof EngineOps;

export interface EngineCall<Op extends EngineOp = EngineOp> {
  readonly id: number;
  readonly op: Op;
  readonly request: EngineOps[Op]["request"];
}

/** What became of a call that the crate answered. */
export interface EngineOutcome<Op extends EngineOp = EngineOp> {
  readonly kind: "outcome";
  readonly id: number;
  readonly op: Op;
  readonly outcome: EngineOps[Op]["outcome"];
}

export type EngineReport =
  /** The instance stands; said once, before any answer. */
  | { readonly kind: "ready" }
  /** There will never be an instance in this Web Worker. */
  | { readonly kind: "unavailable"; readonly reason: string }
  | EngineOutcome
  /** The call ended in a trap; the instance must not be used again. */
  | { readonly kind: "fault"; readonly id: number; readonly reason: string };
