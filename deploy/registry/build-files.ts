import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyRelease, ModuleManifest, ShellManifest, ShellRelease } from '@idavuelta/shared/contracts';
import type { ReleaseOrigin } from './origin.ts';
import { copiesOf } from './release-files.ts';
import { manifestFile, releaseFolder, shellName } from './release-names.ts';

/** Manifest of a build; the budget is in kilobytes, if the module has its own. */
export type Manifest = (ModuleManifest | ShellManifest) & { name: string; budget?: number; origin?: ReleaseOrigin };

/** A build with its files by path. */
export interface BuildFiles {
  manifest: Manifest;
  files: Map<string, Buffer>;
}

/**
 * Reads a build's manifest and the files it lists with their compressed copies. Other files in the folder are not part
 * of the release.
 * @throws Error when the folder has no build
 */
export function readBuild(dist: string): BuildFiles {
  const read = (path: string) => (existsSync(join(dist, path)) ? readFileSync(join(dist, path)) : undefined);
  const shell = read(manifestFile(shellName));
  const json = shell ?? read(manifestFile('a module'));
  if (!json) throw new Error(`${dist} has no build`);
  const manifest: Manifest = { ...(shell && { name: shellName }), ...JSON.parse(json.toString()) };
  const paths = manifest.files.flatMap(({ path }) => [path, ...copiesOf(path)]);
  const files = new Map([[manifestFile(manifest.name), json]]);
  for (const path of paths) {
    const content = read(path);
    if (content) files.set(path, content);
  }
  return { manifest, files };
}

/** Converts a build to its registry entry once published. */
export function toRelease(manifest: Manifest): AnyRelease {
  const { files: _, budget: _budget, origin: _origin, ...facts } = manifest;
  if (manifest.name === shellName) {
    const { name: __, provides: ___, ...shell } = facts as Omit<ShellManifest, 'files'> & { name: string };
    return shell as ShellRelease;
  }
  const { shared: __, ...module } = facts as Omit<ModuleManifest, 'files'>;
  return { ...module, entry: `/${releaseFolder(module.name, module.version)}${module.entry}` };
}
