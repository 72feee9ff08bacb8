import { join } from 'node:path';
import { buildAndPublish, staleBuilds } from '@idavuelta/tools/start/builds.ts';
import { root } from './environment.ts';

/** Where `npm start` keeps its releases, which nobody takes away. */
const folder = join(root, '.local/site');

/** Builds and publishes what the checkout has changed since. @returns the folder of the releases, for reading alone */
export async function builtReleases(progress: (line: string) => void): Promise<string> {
  const stale = staleBuilds(folder);
  if (stale.length > 0) await buildAndPublish(folder, stale, progress);
  return folder;
}
