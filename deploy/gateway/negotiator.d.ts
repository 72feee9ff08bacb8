/** The published types are of an older version, which knew no preference of the server's. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    /**
     * The encodings that a client accepts of those available, the best first.
     * @param options `preferred`: which wins of two that the client likes alike
     */
    encodings<E extends string>(available: readonly E[], options?: { preferred?: readonly E[] }): E[];
    /** The languages that a client accepts, the best first; `*` for any. */
    languages(): string[];
  }
}
