import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads text files of releases, each once: a published file never changes. @returns a function of the file's address */
export function createReleaseFileReader(outputDir: string) {
  const cache = new Map<string, string>();
  return (address: string) => {
    const text = cache.get(address) ?? readFileSync(join(outputDir, address), 'utf8');
    cache.set(address, text);
    return text;
  };
}

/** Address of the folder of a module's release, e.g. `/modules/mfe-booking/1.2.0-3fa94c01/`. @param entry address of its entry */
export const releaseBase = (entry: string) => entry.slice(0, entry.lastIndexOf('/') + 1);
