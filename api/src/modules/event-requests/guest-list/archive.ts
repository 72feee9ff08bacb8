import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { GuestListRefused } from './guest-list-refused.ts';

/** A list of 2,000 guests unfolds to less than one megabyte. */
const maxBytes = 24 * 1024 * 1024;
const maxEntries = 200;
/** Spreadsheets fold to a tenth; only what repeats itself folds so far. */
const maxRatio = 200;
const smallEntry = 1024 * 1024;

/** @throws GuestListRefused (`bomb`) for what its directory says of it, before anything is unfolded */
async function directoryOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > maxEntries) throw new GuestListRefused('bomb');
  const entries: Entry[] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize;
    const isDense = entry.uncompressedSize > smallEntry && entry.uncompressedSize > entry.compressedSize * maxRatio;
    if (bytes > maxBytes || isDense) throw new GuestListRefused('bomb');
    entries.push(entry);
  }
  return entries;
}

/**
 * The XML files of a spreadsheet by name. Each is unfolded no further than the directory says, which yauzl holds it to.
 * @throws GuestListRefused for what is no zip file (`type`), or is one that unfolds too far (`bomb`)
 */
export async function readArchive(file: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(file, { autoClose: false }).catch(() => Promise.reject(new GuestListRefused('type')));
  try {
    const files = new Map<string, Buffer>();
    for (const entry of await directoryOf(zip)) {
      if (!/\.(xml|rels)$/.test(entry.fileName)) continue;
      files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    }
    return files;
  } catch (error) {
    throw error instanceof GuestListRefused ? error : new GuestListRefused('type');
  } finally {
    zip.close();
  }
}
