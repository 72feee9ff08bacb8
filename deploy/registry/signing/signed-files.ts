import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AnyRelease, ModuleManifest, ShellManifest } from '@idavuelta/shared/contracts';
import { wrongCopies } from '../release-files.ts';
import { manifestFile, releaseFolder } from '../release-names.ts';
import { readPublicKeys } from './keys.ts';
import { hashOfFiles } from './signatures.ts';

/**
 * Compares the files of signed releases in a folder with their signatures, once per release. Otherwise most hashes
 * could be changed along with the files by anyone with access to the folder.
 * @returns a function that tells why a release is rejected; accepts everything when no keys are configured
 */
export function createFilesCheck(outputDir: string) {
  const isNeeded = readPublicKeys(process.env).length > 0;
  const known = new Map<string, string | undefined>();
  return (name: string, release: AnyRelease): string | undefined => {
    // A module on another origin has no files here: browsers check its scripts against the signed entry.
    const isElsewhere = 'entry' in release && !release.entry.startsWith('/');
    if (!isNeeded || !release.signed || isElsewhere) return undefined;
    const folder = join(outputDir, releaseFolder(name, release.version));
    const key = `${folder} ${release.signed.files}`;
    const manifest = join(folder, manifestFile(name));
    // A missing release is no forgery: a mirror lacks releases that no visitor gets.
    if (!known.has(key) && existsSync(manifest)) known.set(key, whyOther(folder, manifest, release.signed.files));
    return known.get(key);
  };
}

function whyOther(folder: string, manifest: string, signed: string) {
  const read = (path: string) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path)) : undefined);
  const { files } = JSON.parse(readFileSync(manifest, 'utf8')) as ModuleManifest | ShellManifest;
  if (hashOfFiles(files) !== signed) return `${basename(manifest)} is not what was signed`;
  const [wrong] = files.flatMap((file) => wrongCopies(file, read));
  return wrong && `${wrong} is not what was signed`;
}
