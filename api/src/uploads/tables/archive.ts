import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { TableRejected } from './table-rejected.ts';

/** Path of a file, or its content. */
export type FileOrContent = string | Buffer;

/** A list of 2,000 guests decompresses to less than one megabyte. */
const maxBytes = 24 * 1024 * 1024;
const maxEntries = 200;
/** Spreadsheets compress to a tenth; only repetitive content reaches this ratio. */
const maxRatio = 200;
const smallEntry = 1024 * 1024;

/** Opens the archive, and passes on its entries after checking its directory. */
async function inArchive<T>(file: FileOrContent, work: (zip: ZipFile, entries: Entry[]) => Promise<T>): Promise<T> {
  const opening = typeof file === 'string' ? openPromise(file, { autoClose: false }) : fromBufferPromise(file);
  const zip = await opening.catch(() => Promise.reject(new TableRejected('type')));
  try {
    return await work(zip, await directoryOf(zip));
  } catch (error) {
    throw error instanceof TableRejected ? error : new TableRejected('type');
  } finally {
    zip.close();
  }
}

async function directoryOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > maxEntries) throw new TableRejected('bomb');
  const entries: Entry[] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize;
    const isDense = entry.uncompressedSize > smallEntry && entry.uncompressedSize > entry.compressedSize * maxRatio;
    if (bytes > maxBytes || isDense) throw new TableRejected('bomb');
    entries.push(entry);
  }
  return entries;
}

/**
 * Returns a spreadsheet's XML files by name. yauzl decompresses each only to the size stated in the directory.
 * @throws TableRejected if it is not a zip file (`type`) or would decompress too far (`bomb`)
 */
export const readArchive = (file: FileOrContent): Promise<Map<string, Buffer>> =>
  inArchive(file, async (zip, entries) => {
    const files = new Map<string, Buffer>();
    for (const entry of entries) {
      if (!/\.(xml|rels)$/.test(entry.fileName)) continue;
      files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    }
    return files;
  });
