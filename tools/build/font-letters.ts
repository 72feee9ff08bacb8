import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';

const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
/** Letters of Spanish, Portuguese and Catalan, in which places and artists have their names. */
const accented = 'áàâãéèêíïóòôõúüñç';
const signs = '\u00a0¡¿«»ªº°·×©–—‘’“”•…\u202f€−';

/** What the texts of the site are written with. `shell/src/styles.css` says the same as `unicode-range`. */
export const letters = ascii + accented + accented.toUpperCase() + signs;

export const raw = true;

/** A loader of webpack for a font: the same with the glyphs of these letters alone. */
export default function keepLetters(this: LoaderContext<object>, font: Buffer) {
  const done = this.async();
  subsetFont(font, letters, { targetFormat: 'woff2' }).then((subset) => done(null, subset), done);
}
