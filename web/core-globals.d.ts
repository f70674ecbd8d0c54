// What pure code may use besides the language: of the URL standard, which browsers, Node and Workers all have.

declare class URLSearchParams {
  constructor(init?: string | string[][] | Record<string, string>);
  append(name: string, value: string): void;
  delete(name: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  toString(): string;
  [Symbol.iterator](): IterableIterator<[name: string, value: string]>;
}
