import { satisfiesRange } from '@idavuelta/shared/contracts';
import type { Manifest } from './build-files.ts';
import { servedReleases } from './history.ts';
import type { LiveReleases } from './registry-document.ts';
import { shellName } from './release-names.ts';
import { storeLibraryNames } from './store-library-names.ts';
import { readManifest } from './stored-releases.ts';
import type { ReleaseStore } from './stores/release-store.ts';

interface ReleaseName {
  name: string;
  version: string;
}

/**
 * Checks that a release's libraries match those of the live releases, canaries included.
 * @throws Error with the two releases and the library
 */
export async function checkLibraries(store: ReleaseStore, release: ReleaseName, { shell, modules }: LiveReleases) {
  const read = ({ name, version }: ReleaseName) => readManifest(store, name, version);
  const own = await read(release);
  if (release.name === shellName) {
    for (const module of Object.values(modules).flatMap(servedReleases)) checkSharedVersions(own, await read(module));
  } else if (shell) {
    for (const { version } of servedReleases(shell)) checkSharedVersions(await read({ name: shellName, version }), own);
  }
}

/**
 * Checks that the shell provides the libraries a module was built with: the same major version, and not an older one.
 * Modules bring no copies of their own.
 */
function checkSharedVersions(shell: Manifest, module: Manifest) {
  if (!('provides' in shell) || !('shared' in module)) return;
  for (const library of storeLibraryNames) {
    if (module.shared[library] === undefined || shell.provides?.[library] !== undefined) continue;
    throw new Error(`${module.name} ${module.version} takes ${library} from the shell, and ${shell.version} has none`);
  }
  for (const [library, provided] of Object.entries(shell.provides ?? {})) {
    const built = module.shared[library];
    if (built === undefined || satisfiesRange(provided, `^${built}`)) continue;
    throw new Error(
      `${module.name} ${module.version} was built with ${library} ${built}, and shell ${shell.version} has ${provided}`,
    );
  }
}
