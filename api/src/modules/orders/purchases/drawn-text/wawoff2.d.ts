/** The part of the library that is used; it has no types of its own. */
declare module 'wawoff2' {
  /** Makes the TrueType font of a WOFF2 file. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
