import type { RefusedEntry, ReleaseFile } from '@idavuelta/shared/contracts';
import { readStoredRegistry } from '../registry/registry-document.ts';
import { wrongFiles } from '../registry/release-files.ts';
import { manifestFile, releaseFolder } from '../registry/release-names.ts';
import { liveVersions } from '../registry/releases.ts';
import { findManifest } from '../registry/stored-releases.ts';
import type { ReleaseStore } from '../registry/stores/release-store.ts';
import { wrongOnSite } from './wrong-on-site.ts';

/** A file of a live release that differs from its build. */
interface WrongFile {
  name: string;
  version: string;
  path: string;
}

export interface Verification {
  /** Number of compared files. */
  files: number;
  wrong: WrongFile[];
  /** Registry entries that readers reject, such as unsigned ones. */
  refused: RefusedEntry[];
}

/**
 * Compares all files of live releases, and of those available for a rollback, with the hashes of their builds.
 * @param site origin to fetch the files from, as visitors do; when omitted, they are read from the store
 */
export async function verify(store: ReleaseStore, site?: string): Promise<Verification> {
  const result: Verification = { files: 0, wrong: [], refused: [] };
  const registry = await readStoredRegistry(store, (entry) => result.refused.push(entry));
  for (const { name, version } of liveVersions(registry)) {
    const folder = releaseFolder(name, version);
    const manifest = await findManifest(store, name, version);
    const compare = (files: readonly ReleaseFile[]) =>
      site ? wrongOnSite(files, new URL(folder, site)) : wrongFiles(files, (path) => store.read(folder + path));
    const paths = manifest ? await compare(manifest.files) : [manifestFile(name)];
    result.wrong.push(...paths.map((path) => ({ name, version, path })));
    result.files += manifest?.files.length ?? 0;
  }
  return result;
}

/** Lists the problems, one per line; empty when all is well. */
export const verificationLines = ({ wrong, refused }: Verification): string[] => [
  ...refused.map(({ entry, reason }) => `refused: ${entry}: ${reason}`),
  ...wrong.map(({ name, version, path }) => `${name} ${version}: ${path}`),
];
