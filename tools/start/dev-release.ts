import type { Release } from '@idavuelta/shared/contracts';
import { describeDefinition, readDefinition } from '../build/manifest.ts';
import { type Build, readPackage } from '../build/packages.ts';

/** The same while the sources change: a hot update, or the registry of an open page, must find the build it belongs to. */
export const devName = ({ name }: Pick<Build, 'name'>) => `idv_dev_${name.replaceAll('-', '_')}`;

/** A module's registry entry, with the address of the server that has its sources. */
export async function devRelease(build: Build, origin: string): Promise<Release> {
  const definition = await readDefinition(build);
  const { version } = readPackage(build.name) as { version: string };
  return {
    name: build.name,
    version: `${version}-dev`,
    uniqueName: devName(build),
    entry: `${origin}/remoteEntry.js`,
    integrity: '',
    ...describeDefinition(build, definition),
  };
}
