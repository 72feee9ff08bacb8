import { join } from 'node:path';
import type { Release } from '@idavuelta/shared/contracts';
import { describeDefinition, readDefinition } from '../build/manifest.ts';
import { type Build, readPackage, root } from '../build/packages.ts';

/**
 * Returns a build whose id is constant during development: a hot update, or the registry of an open page, must find the
 * build it belongs to.
 */
export function developmentBuild(name: string): Build {
  const { version } = readPackage(name) as { version: string };
  return {
    name,
    dir: join(root, name),
    id: 'dev',
    version: `${version}-dev`,
    uniqueName: `idv_dev_${name.replaceAll('-', '_')}`,
  };
}

/** Creates a module's registry entry with the URL of the server for its sources. */
export async function devRelease(build: Build, origin: string): Promise<Release> {
  const definition = await readDefinition(build);
  return {
    name: build.name,
    version: build.version,
    uniqueName: build.uniqueName,
    entry: `${origin}/remoteEntry.js`,
    integrity: '',
    ...describeDefinition(build, definition),
  };
}
