import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveVersions } from '../registry/releases.ts';
import { readManifest, releaseFolder, shellName } from '../registry/stored-releases.ts';

/** A file of a live release that is not what its build says. */
export interface WrongFile {
  name: string;
  version: string;
  path: string;
}

/**
 * Compares every file of the live releases, and of those that can be gone back to, with the hashes of their builds.
 * @param site origin to fetch the files from, as visitors do; without it they are read from the folder
 */
export async function verify(outputDir: string, site?: string): Promise<{ files: number; wrong: WrongFile[] }> {
  const wrong: WrongFile[] = [];
  let count = 0;
  for (const { name, version } of liveVersions(outputDir)) {
    for (const { path, sha384 } of readManifest(releaseFolder(outputDir, name, version)).files) {
      count++;
      const address = `${name === shellName ? '' : 'modules/'}${name}/${version}/${path}`;
      const content = site ? await fetched(new URL(address, site)) : read(join(outputDir, address));
      if (!content || hashOf(content) !== sha384) wrong.push({ name, version, path });
    }
  }
  return { files: count, wrong };
}

const hashOf = (content: Buffer) => createHash('sha384').update(content).digest('base64');

const read = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

async function fetched(address: URL) {
  const response = await fetch(address);
  return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
}
