import { manifestFile, shellName } from './release-names.ts';
import type { ReleaseStore, StoredFile } from './stores/release-store.ts';

/** Stored files of one release. */
export interface ListedRelease {
  name: string;
  version: string;
  files: string[];
  /** Time at which its last file, the manifest, was stored; undefined for an incomplete release. */
  publishedAt?: Date;
  /** Time at which any of its files was last stored. */
  touchedAt: Date;
}

/** Lists all stored releases, including incomplete ones. @param name restricts the list to this module */
export async function listReleases(store: ReleaseStore, name?: string): Promise<ListedRelease[]> {
  const files: StoredFile[] = [];
  for (const folder of foldersOf(name)) files.push(...(await store.list(folder)));
  const releases = new Map<string, ListedRelease>();
  for (const file of files) add(releases, file);
  return [...releases.values()];
}

function foldersOf(name?: string) {
  if (name === undefined) return ['modules/', `${shellName}/`];
  return [name === shellName ? `${shellName}/` : `modules/${name}/`];
}

function add(releases: Map<string, ListedRelease>, { key, storedAt }: StoredFile) {
  const [name = '', version = '', ...path] = key.replace(/^modules\//, '').split('/');
  const id = `${name} ${version}`;
  const release = releases.get(id) ?? { name, version, files: [], touchedAt: storedAt };
  release.files.push(key);
  if (storedAt > release.touchedAt) release.touchedAt = storedAt;
  if (path.join('/') === manifestFile(name)) release.publishedAt = storedAt;
  releases.set(id, release);
}
