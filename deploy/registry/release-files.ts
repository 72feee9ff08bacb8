import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReleaseFile } from '@idavuelta/shared/contracts';
import pLimit from 'p-limit';

/** Files read concurrently. */
const concurrency = 16;

/** Extensions of compressed copies, and their decoders. */
const decompress = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** Returns the names of a file's compressed copies. */
export const copiesOf = (path: string) => Object.keys(decompress).map((ending) => path + ending);

/**
 * Compares a release's files with its build, including compressed copies if present, because servers send those and the
 * build has no hashes of them.
 * @param read returns a file by its path within the release, undefined when absent
 * @returns the paths of missing and modified files
 */
export async function wrongFiles(
  files: readonly ReleaseFile[],
  read: (path: string) => Promise<Buffer | undefined>,
): Promise<string[]> {
  const limit = pLimit(concurrency);
  const checked = files.map((file) =>
    limit(async () => {
      const contents = new Map<string, Buffer | undefined>();
      for (const path of [file.path, ...copiesOf(file.path)]) contents.set(path, await read(path));
      return wrongCopies(file, (path) => contents.get(path));
    }),
  );
  return (await Promise.all(checked)).flat();
}

/** Returns the file's path if it is missing or modified, and the paths of its wrong compressed copies. */
export function wrongCopies(file: ReleaseFile, read: (path: string) => Buffer | undefined): string[] {
  const content = read(file.path);
  const wrong = content && hashOf(content) === file.sha384 ? [] : [file.path];
  for (const [ending, decode] of Object.entries(decompress)) {
    const copy = read(file.path + ending);
    if (copy && !isCopy(copy, decode, file)) wrong.push(file.path + ending);
  }
  return wrong;
}

const hashOf = (content: Buffer) => createHash('sha384').update(content).digest('base64');

type Decode = (copy: Buffer, options: { maxOutputLength: number }) => Buffer;

function isCopy(copy: Buffer, decode: Decode, { bytes, sha384 }: ReleaseFile) {
  try {
    // Limited to the file's size: a forged copy could decompress to gigabytes.
    return hashOf(decode(copy, { maxOutputLength: Math.max(1, bytes) })) === sha384;
  } catch {
    return false; // not compressed, or too large
  }
}
