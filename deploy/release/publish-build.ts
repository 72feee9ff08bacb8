import { join } from 'node:path';
import { checkSources } from '../registry/built-sources.ts';
import { storeRelease } from '../registry/stored-releases.ts';
import type { ReleaseStore } from '../registry/stores/release-store.ts';
import { notesOfBuild } from './notes/publish-notes.ts';

/**
 * Stores a repository's build with its notes, without making it live.
 * @throws Error when it is outdated or cannot be published
 */
export function publishBuild(store: ReleaseStore, repository: string, name: string) {
  checkSources(repository, name);
  return storeRelease(store, join(repository, name, 'dist'), (manifest) => notesOfBuild(store, repository, manifest));
}
