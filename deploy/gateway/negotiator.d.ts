/** The published types are for an older version without a server preference. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    /**
     * Returns the available encodings that a client accepts, best first.
     * @param options `preferred`: order of encodings that the client accepts equally
     */
    encodings<E extends string>(available: readonly E[], options?: { preferred?: readonly E[] }): E[];
    /** Returns the languages that a client accepts, best first; `*` for any. */
    languages(): string[];
  }
}
