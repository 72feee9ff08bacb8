import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { decompress } from 'wawoff2';

const packed = fileURLToPath(import.meta.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff2'));

/** Characters in our own font: letters of names, and the punctuation around them. */
const ours =
  /^[\s\u0021-\u024F\u02B0-\u04FF\u0531-\u058A\u05D0-\u05EA\u0621-\u064A\u10D0-\u10FF\u1E00-\u1FFF\u2010-\u2060\u20A0-\u20BF\u2116\u2122\u2190-\u2199\u2212]*$/;

/** Tells whether our own font covers the whole text. */
export const isInOurFont = (text: string) => ours.test(text);

async function addFont() {
  const folder = mkdtempSync(join(tmpdir(), 'idavuelta-font-'));
  // The library reads from the file for the lifetime of the process.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const fontfile = join(folder, 'unifontex.ttf');
  writeFileSync(fontfile, await decompress(await readFile(packed)));
  // Later texts fall back to fonts that were used once.
  await sharp({ text: { text: 'a', font: 'UnifontExMono', fontfile } })
    .png()
    .toBuffer();
}

let added: Promise<void> | undefined;

/**
 * Makes the library draw characters missing from our own font, of any script and emoji. Loads 14 MB, on the first such
 * text.
 */
export function addFallbackFont(): Promise<void> {
  added ??= addFont();
  return added;
}
