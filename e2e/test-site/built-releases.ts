import { join } from 'node:path';
import { buildAndPublish, staleBuilds } from '@idavuelta/tools/start/builds.ts';
import { root } from './environment.ts';

/** The releases of `npm start`, which are never deleted. */
const folder = join(root, '.local/site');

/** Builds and publishes what has changed in the checkout. @returns the folder of the releases, read-only */
export async function builtReleases(progress: (line: string) => void): Promise<string> {
  const stale = staleBuilds(folder);
  if (stale.length > 0) await buildAndPublish(folder, stale, progress);
  return folder;
}
