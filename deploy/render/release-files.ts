import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFile } from '@idavuelta/shared/contracts';
import { manifestFile, releaseFolder } from '../registry/release-names.ts';

/** Hashes of a release's files, by path within its folder. */
type Hashes = Map<string, string>;

/**
 * Reads text files of releases once, because published files never change.
 * @returns a function of the file's address, which throws when the file does not match the release's manifest
 */
export function createReleaseFileReader(outputDir: string) {
  const texts = new Map<string, string>();
  const releases = new Map<string, Hashes | undefined>();

  function hashesOf(name: string, folder: string) {
    if (!releases.has(folder)) releases.set(folder, readHashes(join(outputDir, folder, manifestFile(name))));
    return releases.get(folder);
  }

  function read(address: string) {
    const content = readFileSync(join(outputDir, address));
    const { name, folder, path } = partsOf(address);
    const hashes = hashesOf(name, folder);
    const isPublished = !hashes || hashes.get(path) === createHash('sha384').update(content).digest('base64');
    if (!isPublished) throw new Error(`${address} was changed`);
    return content.toString();
  }

  return (address: string) => {
    const text = texts.get(address) ?? read(address);
    texts.set(address, text);
    return text;
  };
}

/** Returns the release of a file: `/modules/<name>/<version>/<path>`, `/shell/<version>/<path>`. */
function partsOf(address: string) {
  const [, name = '', version = '', path = ''] = /^\/(?:modules\/)?([^/]+)\/([^/]+)\/(.+)$/.exec(address) ?? [];
  return { name, path, folder: releaseFolder(name, version) };
}

/** Returns undefined for a release without a manifest here, whose files cannot be verified. */
function readHashes(manifest: string): Hashes | undefined {
  if (!existsSync(manifest)) return undefined;
  const { files } = JSON.parse(readFileSync(manifest, 'utf8')) as { files: ReleaseFile[] };
  return new Map(files.map(({ path, sha384 }) => [path, sha384]));
}

/** Returns a release's folder, e.g. `/modules/mfe-booking/1.2.0-3fa94c01/`. @param entry address of its entry */
export const releaseBase = (entry: string) => entry.slice(0, entry.lastIndexOf('/') + 1);
