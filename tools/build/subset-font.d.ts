declare module 'subset-font' {
  /** The font with the glyphs that a text needs, and all it says of them. @throws Error when it is no font */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff' | 'woff2' },
  ): Promise<Buffer>;
}
