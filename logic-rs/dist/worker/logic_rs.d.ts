/* tslint:disable */
/* eslint-disable */
/**
 * A correction of a whole text and what is done by it; `text` has no spaces.
 */
export type Fix = { kind: "write"; text: string } | { kind: "remove"; text: string; removed: string } | { kind: "close"; text: string; added: string };

/**
 * A minimised function. Products are written `A.B'`, sums with `+`, without spaces; literals are in variable order.
 */
export interface SimplifyAnswer {
    /**
     * The minimum sum of products, or the best found if `proven` is false; `0` and `1` for the constants.
     */
    simplified: string;
    /**
     * The canonical sum of products, or `Σm(…)` when it has more than
     * [`SOP_PRODUCTS_MAX`](crate::limits::SOP_PRODUCTS_MAX) min terms.
     */
    sop: string;
    /**
     * The prime implicants, by smallest min term; see [`PRIMES_LISTED_MAX`](crate::limits::PRIMES_LISTED_MAX).
     */
    primeImpList: PrimeImplicant[];
    /**
     * Every variable of the input, also those that vanish, the most significant first.
     */
    vars: string[];
    /**
     * The min terms ascending, only while `sop` spells them out as products.
     */
    minTerms?: number[];
    /**
     * Number of products in `simplified` (0 for `0`, 1 for `1`).
     */
    terms: number;
    /**
     * Number of literals in `simplified`.
     */
    literals: number;
    /**
     * Whether no sum of products has fewer terms, or as many terms and fewer literals.
     */
    proven: boolean;
    /**
     * How many prime implicants there are, listed or not.
     */
    primeCount: number;
}

/**
 * A refusal as it crosses the boundary. `start` and `end` count UTF-16 units of the input, the end exclusive;
 * they are equal when something is missing at the end of the text.
 */
export interface LogicError {
    /**
     * What is wrong.
     */
    code: ErrorCode;
    /**
     * First UTF-16 unit concerned, from 0.
     */
    start: number;
    /**
     * One past the last UTF-16 unit concerned.
     */
    end: number;
}

/**
 * An answer or a refusal.
 */
export type SimplifyOutcome = { kind: "answer"; answer: SimplifyAnswer } | { kind: "refused"; error: LogicError };

/**
 * An operator with two operands, the loosest first.
 */
export type BinaryOperator = "or" | "xor" | "and";

/**
 * How a text is understood.
 */
export type ReadOutcome = { kind: "expression"; vars: string[]; nodes?: ReadNode[] } | { kind: "minTerms"; vars: string[]; count: number } | { kind: "refused"; error: LogicError; fix?: Fix };

/**
 * How an input is to be read. Which one applies is decided outside (specification, section 4).
 */
export type InputMode = "boolean" | "mint";

/**
 * One node of a postfix syntax tree.
 */
export type ReadNode = { kind: "constant"; value: boolean } | { kind: "variable"; index: number } | { kind: "not" } | { kind: "binary"; operator: BinaryOperator };

/**
 * One prime implicant.
 */
export interface PrimeImplicant {
    /**
     * The product.
     */
    res: string;
    /**
     * The min terms it covers, ascending.
     */
    list: number[];
    /**
     * The true number of min terms, only where `list` was cut
     * (see [`LIST_NUMBERS_MAX`](crate::limits::LIST_NUMBERS_MAX)).
     */
    listLength?: number;
}

/**
 * The limits as they cross the WASM boundary; the fields are the constants of this file.
 */
export interface LogicLimits {
    expressionCharsMax: number;
    nestingMax: number;
    variablesMax: number;
    minTermsMax: number;
    variableDigitsMax: number;
    sopProductsMax: number;
    primesListedMax: number;
    listNumbersMax: number;
    coverNodesDefault: number;
    readNodesMax: number;
    fixCharsMax: number;
}

/**
 * What is to be read, without an answer being computed.
 */
export interface ReadRequest {
    /**
     * The text as typed, with its spaces; error positions refer to it.
     */
    input: string;
    /**
     * How to read it.
     */
    mode: InputMode;
}

/**
 * What is to be simplified.
 */
export interface SimplifyRequest {
    /**
     * The text as received; error positions refer to it.
     */
    input: string;
    /**
     * How to read it.
     */
    mode: InputMode;
    /**
     * The most nodes the search for a proven minimum may open; 0 asks for a good cover without a search.
     */
    nodesMax: number;
}

/**
 * What the other side has to know about this build: nothing of it is written down twice.
 */
export interface LogicFacts {
    /**
     * Every limit.
     */
    limits: LogicLimits;
    /**
     * Every error code.
     */
    errorCodes: ErrorCode[];
}

/**
 * Why an input was refused. On the wire each code is its name in snake_case.
 */
export type ErrorCode = "empty_input" | "input_too_long" | "word_operator" | "not_before_operand" | "overbar_letter" | "typographic_quote" | "and_sign" | "or_sign" | "xor_sign" | "comma_in_expression" | "digit_not_constant" | "negative_number" | "other_bracket" | "foreign_letter" | "invisible_character" | "unknown_character" | "constant_juxtaposed" | "missing_operand" | "not_without_operand" | "unexpected_end" | "unclosed_bracket" | "unopened_bracket" | "empty_brackets" | "leading_zero" | "variable_number_too_long" | "too_deep" | "too_many_variables" | "no_min_terms" | "not_a_min_term" | "fraction_min_term" | "min_term_too_large" | "too_many_min_terms";


declare function __wbg_reset_state(): void;

/**
 * The limits and error codes of this build.
 */
export function facts(): LogicFacts;

/**
 * The marker by which a build with the feature `premium` is told from the client's.
 */
export function premium_build(): string;

/**
 * Reads a text without computing an answer; see [`crate::read::read`].
 */
export function read(request: ReadRequest): ReadOutcome;

/**
 * After a trap: the next call gets a new instance, since nothing in the memory of this one can be trusted.
 *
 * Reachable in a broken instance because it only sets a flag of the JavaScript side.
 */
export function renew(): void;

/**
 * Minimises the requested function; see [`crate::simplify::simplify`].
 */
export function simplify(request: SimplifyRequest): SimplifyOutcome;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly facts: () => [number, number, number];
    readonly premium_build: () => [number, number];
    readonly read: (a: any) => [number, number, number];
    readonly renew: () => void;
    readonly simplify: (a: any) => [number, number, number];
    readonly __wbindgen_malloc: (a: number, b: number) => number;
    readonly __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
    readonly __wbindgen_free: (a: number, b: number, c: number) => void;
    readonly __wbindgen_exn_store: (a: number) => void;
    readonly __externref_table_alloc: () => number;
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __externref_table_dealloc: (a: number) => void;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
