import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { decompress } from 'wawoff2';

const packed = fileURLToPath(import.meta.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff2'));

/** What our own font has of letters that people are called by, and the signs around them. */
const ours =
  /^[\s\u0021-\u024F\u02B0-\u04FF\u0531-\u058A\u05D0-\u05EA\u0621-\u064A\u10D0-\u10FF\u1E00-\u1FFF\u2010-\u2060\u20A0-\u20BF\u2116\u2122\u2190-\u2199\u2212]*$/;

/** Whether a text is drawn by our own font alone. */
export const isInOurFont = (text: string) => ours.test(text);

async function addFont() {
  const folder = mkdtempSync(join(tmpdir(), 'idavuelta-font-'));
  // The library reads from the file for as long as the process lives.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const fontfile = join(folder, 'unifontex.ttf');
  writeFileSync(fontfile, await decompress(await readFile(packed)));
  // Whatever is drawn later falls back to the fonts that were drawn with before.
  await sharp({ text: { text: 'a', font: 'UnifontExMono', fontfile } })
    .png()
    .toBuffer();
}

let added: Promise<void> | undefined;

/** Makes the library draw letters that our own font lacks: of any script, and emoji. Loads 14 MB, at the first such text. */
export function addFallbackFont(): Promise<void> {
  added ??= addFont();
  return added;
}
