import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModuleDefinition, ModuleManifest, ReleaseFile, ShellManifest } from '@idavuelta/shared/contracts';
import type { Compilation } from 'webpack';
import { sharedVersions } from './federation.ts';
import type { Build } from './packages.ts';
import { routeFiles } from './route-files.ts';
import { releaseBase, serverFile } from './webpack.ts';

/** A module's table of contents; Node reads it without a bundler. */
export async function tableOf(build: Build): Promise<ModuleDefinition> {
  const { default: table } = (await import(pathToFileURL(join(build.dir, 'src/module.ts')).href)) as {
    default: ModuleDefinition;
  };
  if (table.name !== build.name) throw new Error(`${build.name}: its table of contents says "${table.name}"`);
  return table;
}

/** The facts of a built module, read from its table of contents, its build and its files. */
export function describeModule(build: Build, table: ModuleDefinition, compilation: Compilation): ModuleManifest {
  const files = filesOf(join(build.dir, 'dist'));
  const entry = files.find(({ path }) => path === 'remoteEntry.js');
  const server = files.find(({ path }) => path === serverFile);
  if (!entry) throw new Error(`${build.name}: no remoteEntry.js in dist`);
  return {
    name: build.name,
    version: build.version,
    entry: 'remoteEntry.js',
    integrity: `sha384-${entry.sha384}`,
    uniqueName: build.uniqueName,
    contract: table.contract,
    routes: routeFiles(compilation, table),
    slots: Object.keys(table.slots ?? {}),
    shared: sharedVersions,
    ...(server && { server }),
    files,
  };
}

/** The facts of a built shell. */
export function describeShell(build: Build, compilation: Compilation): ShellManifest {
  const files = filesOf(join(build.dir, 'dist'));
  const server = files.find(({ path }) => path === serverFile);
  if (!server) throw new Error('the shell has no build for Node');
  const part = (name: string) => {
    const group = compilation.namedChunkGroups.get(name);
    if (!group) throw new Error(`the shell has no part called ${name}`);
    return group.getFiles();
  };
  return {
    version: build.version,
    base: releaseBase(build),
    page: 'index.html',
    server,
    parts: { queries: part('queries'), calls: part('calls') },
    files,
  };
}

const filesOf = (dist: string): ReleaseFile[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.br$|^(module|shell|version)\.json$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => {
      const content = readFileSync(file);
      return {
        path: file.slice(dist.length + 1),
        bytes: content.length,
        sha384: createHash('sha384').update(content).digest('base64'),
      };
    });
