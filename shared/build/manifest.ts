import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModuleDefinition, Release } from '../contracts/module.ts';
import { sharedVersions } from './federation.ts';
import type { Build } from './packages.ts';

/** `module.json`: a release less its address, which publishing decides. */
export type ModuleManifest = Omit<Release, 'entry'> & { entry: 'remoteEntry.js' };

/** The facts of a built module, read from its table of contents and its files. Node reads the table without a bundler. */
export async function describeModule(build: Build): Promise<ModuleManifest> {
  const { default: table } = (await import(pathToFileURL(join(build.dir, 'src/module.ts')).href)) as {
    default: ModuleDefinition;
  };
  if (table.name !== build.name) throw new Error(`${build.name}: its table of contents says "${table.name}"`);
  const files = filesOf(join(build.dir, 'dist'));
  const entry = files.find(({ path }) => path === 'remoteEntry.js');
  if (!entry) throw new Error(`${build.name}: no remoteEntry.js in dist`);
  return {
    name: build.name,
    version: build.version,
    entry: 'remoteEntry.js',
    integrity: `sha384-${entry.sha384}`,
    uniqueName: build.uniqueName,
    contract: table.contract,
    routes: table.routes.map(({ path, private: behindLogin }) => ({ path, ...(behindLogin && { private: true }) })),
    slots: Object.keys(table.slots ?? {}),
    shared: sharedVersions,
    files,
  };
}

const filesOf = (dist: string) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.br$|^(module|version)\.json$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => {
      const content = readFileSync(file);
      return {
        path: file.slice(dist.length + 1),
        bytes: content.length,
        sha384: createHash('sha384').update(content).digest('base64'),
      };
    });
