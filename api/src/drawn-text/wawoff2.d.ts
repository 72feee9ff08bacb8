/** Types of the part that this package uses; the library has none. */
declare module 'wawoff2' {
  /** Makes the TrueType font of a WOFF2 file. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
