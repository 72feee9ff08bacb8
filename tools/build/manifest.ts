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

/** A module's definition; Node reads it without a bundler. */
export async function readDefinition(build: Build): Promise<ModuleDefinition> {
  const { default: definition } = (await import(pathToFileURL(join(build.dir, 'src/module.ts')).href)) as {
    default: ModuleDefinition;
  };
  if (definition.name !== build.name) throw new Error(`${build.name}: its definition says "${definition.name}"`);
  return definition;
}

/** The release manifest of a built module. */
export function describeModule(build: Build, definition: ModuleDefinition, compilation: Compilation): ModuleManifest {
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
    contract: definition.contract,
    routes: routeFiles(compilation, definition),
    slots: Object.keys(definition.slots ?? {}),
    shared: sharedVersions,
    ...(server && { server }),
    files,
  };
}

/** The release manifest of a built shell. */
export function describeShell(build: Build, compilation: Compilation): ShellManifest {
  const files = filesOf(join(build.dir, 'dist'));
  const server = files.find(({ path }) => path === serverFile);
  if (!server) throw new Error('the shell has no build for Node');
  const chunk = (name: string) => {
    const group = compilation.namedChunkGroups.get(name);
    if (!group) throw new Error(`the shell has no chunk called ${name}`);
    return group.getFiles();
  };
  return {
    version: build.version,
    base: releaseBase(build),
    page: 'index.html',
    server,
    chunks: { queries: chunk('queries'), axios: chunk('axios') },
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
