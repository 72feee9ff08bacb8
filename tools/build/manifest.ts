import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  ExposeFiles,
  LoadedFile,
  ModuleDefinition,
  ModuleManifest,
  ReleaseFile,
  ShellManifest,
} from '@idavuelta/shared/contracts';
import type { Compilation } from 'webpack';
import { entryFile, exposesOf, sharedVersions } from './federation.ts';
import { integrityOf } from './integrity.ts';
import type { Build } from './packages.ts';
import { releaseBase, serverFile } from './webpack.ts';

/** A module's definition; Node reads it without a bundler. @throws Error when a file that it names is missing */
export async function readDefinition(build: Build): Promise<ModuleDefinition> {
  const { default: definition } = (await import(pathToFileURL(join(build.dir, 'src/module.ts')).href)) as {
    default: ModuleDefinition;
  };
  if (definition.name !== build.name) throw new Error(`${build.name}: its definition says "${definition.name}"`);
  for (const file of Object.keys(exposesOf(definition))) {
    if (!existsSync(join(build.dir, 'src', file))) throw new Error(`${build.name}: its definition names ${file}`);
  }
  return definition;
}

/** The release manifest of a built module. */
export function describeModule(build: Build, definition: ModuleDefinition): ModuleManifest {
  const dist = join(build.dir, 'dist');
  const files = filesOf(dist);
  const server = files.find(({ path }) => path === serverFile);
  return {
    name: build.name,
    version: build.version,
    entry: entryFile,
    integrity: `sha384-${fileCalled(entryFile, files).sha384}`,
    uniqueName: build.uniqueName,
    contract: definition.contract,
    routes: definition.routes.map(({ path, private: behindLogin, public: open, unlisted, page, data }) => ({
      path,
      ...(behindLogin && { private: true }),
      ...(open && { public: true }),
      ...(unlisted && { unlisted: true }),
      page,
      ...(data && { data }),
    })),
    slots: definition.slots ?? {},
    exposes: exposeFiles(dist),
    shared: sharedVersions,
    ...(server && { server }),
    files,
  };
}

/** The part of the federation plugin's manifest that is read here. */
interface FederationManifest {
  exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/** The files of each expose. */
function exposeFiles(dist: string): Record<string, ExposeFiles> {
  const { exposes } = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8')) as FederationManifest;
  return Object.fromEntries(
    exposes.map(({ path, assets }) => [
      path,
      {
        scripts: assets.js.sync.map(loadedFrom(dist)),
        styles: assets.css.sync,
      },
    ]),
  );
}

/** The release manifest of a built shell. */
export function describeShell(build: Build, compilation: Compilation): ShellManifest {
  const dist = join(build.dir, 'dist');
  const files = filesOf(dist);
  const chunk = (name: string) => {
    const group = compilation.namedChunkGroups.get(name);
    if (!group) throw new Error(`the shell has no chunk called ${name}`);
    return group.getFiles().map(loadedFrom(dist));
  };
  return {
    version: build.version,
    base: releaseBase(build),
    page: 'index.html',
    server: fileCalled(serverFile, files),
    chunks: { queries: chunk('queries'), axios: chunk('axios') },
    files,
  };
}

const loadedFrom =
  (dist: string) =>
  (path: string): LoadedFile => ({
    path,
    integrity: integrityOf(readFileSync(join(dist, path))),
  });

function fileCalled(name: string, files: ReleaseFile[]) {
  const file = files.find(({ path }) => path === name);
  if (!file) throw new Error(`the build has no ${name}`);
  return file;
}

const filesOf = (dist: string): ReleaseFile[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^(module|shell|version|mf-stats)\.json$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => {
      const content = readFileSync(file);
      return {
        path: file.slice(dist.length + 1),
        bytes: content.length,
        sha384: createHash('sha384').update(content).digest('base64'),
      };
    });
