/** Types of the part used here; the library has none. */
declare module 'wawoff2' {
  /** Converts a WOFF2 font to TrueType. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
