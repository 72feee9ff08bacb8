import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  contractVersion,
  type ExposeFiles,
  type LoadedFile,
  type ModuleDefinition,
  type ModuleManifest,
  type ReleaseFile,
  type ShellManifest,
} from '@idavuelta/shared/contracts';
import type { Compilation, Module } from 'webpack';
import { entryFile } from './entry-files.ts';
import { exposesOf } from './federation.ts';
import { integrityOf } from './integrity.ts';
import type { Build } from './packages.ts';
import { hostVersions, lazyVersions, providedLibraries, storeLibraryVersions } from './shared-versions.ts';
import { textsOfExposes } from './texts.ts';
import { releaseBase, serverFile } from './webpack.ts';

/** Reads a module's definition, without a bundler. @throws Error when a file it refers to is missing */
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

/** Returns the release manifest of a built module. */
export function describeModule(build: Build, definition: ModuleDefinition, compilation: Compilation): ModuleManifest {
  const dist = join(build.dir, 'dist');
  const files = filesOf(dist);
  const server = files.find(({ path }) => path === serverFile);
  return {
    name: build.name,
    version: build.version,
    entry: entryFile,
    integrity: `sha384-${fileCalled(entryFile, files).sha384}`,
    uniqueName: build.uniqueName,
    ...describeDefinition(build, definition),
    exposes: exposeFiles(dist, definition, exposesWithQueries(definition, compilation)),
    shared: { ...hostVersions, ...takenVersions(compilation), ...lazyVersions(build, definition) },
    ...(server && { server }),
    files,
  };
}

/** Returns what the registry knows of a module before any of it is loaded. */
export const describeDefinition = (build: Build, definition: ModuleDefinition) => ({
  contract: definition.contract,
  routes: definition.routes,
  slots: definition.slots ?? {},
  ...(definition.state && { state: definition.state }),
  texts: textsOfExposes(build, definition),
});

/** The part of the federation plugin's manifest that is used. */
interface FederationManifest {
  exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/**
 * Returns the files of each expose. Where several share a chunk, the plugin lists its files only for the last one.
 * @throws Error when an expose would have no script
 */
function exposeFiles(
  dist: string,
  definition: ModuleDefinition,
  withQueries: Set<string>,
): Record<string, ExposeFiles> {
  const { exposes } = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8')) as FederationManifest;
  const chunks = exposesOf(definition);
  const assetsOf = new Map(exposes.map(({ path, assets }) => [chunks[path]?.name, assets]));
  return Object.fromEntries(
    exposes.map(({ path, assets }) => {
      const { js, css } = assetsOf.get(chunks[path]?.name) ?? assets;
      if (js.sync.length === 0) throw new Error(`${path} has no script in ${dist}`);
      const files = { scripts: js.sync.map(loadedFrom(dist)), styles: css.sync };
      return [path, { ...files, ...(withQueries.has(path) && { queries: true }) }];
    }),
  );
}

/** Returns the exposes that import the query cache, which belongs to the shell. */
function exposesWithQueries(definition: ModuleDefinition, { chunkGraph, namedChunkGroups }: Compilation) {
  const isQueries = (module: Module) =>
    module.identifier().startsWith('consume-shared-module|default|@idavuelta/shared/queries|');
  return new Set(
    Object.entries(exposesOf(definition)).flatMap(([expose, { name }]) => {
      const chunks = namedChunkGroups.get(name)?.chunks ?? [];
      return chunks.some((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)].some(isQueries)) ? [expose] : [];
    }),
  );
}

/** Returns what a module's own libraries take from the shell. */
function takenVersions({ modules }: Compilation) {
  const identifiers = [...modules].map((module) => module.identifier());
  const isTaken = (library: string) =>
    identifiers.some((identifier) => identifier.startsWith(`consume-shared-module|default|${library}|`));
  return Object.fromEntries(Object.entries(storeLibraryVersions).filter(([library]) => isTaken(library)));
}

/** Returns the release manifest of a built shell. */
export function describeShell(build: Build, compilation: Compilation): ShellManifest {
  const dist = join(build.dir, 'dist');
  const files = filesOf(dist);
  const { modules, chunkGraph } = compilation;
  /** Returns the files loaded with a source file. The federation plugin's chunks have no names to look up. */
  const loadedWith = (source: string) => {
    const module = [...modules].find((one) => one.nameForCondition()?.endsWith(source));
    const [chunk] = module ? chunkGraph.getModuleChunks(module) : [];
    const [group] = chunk?.groupsIterable ?? [];
    if (!group) throw new Error(`the shell has no chunk with ${source}`);
    return group.getFiles().map(loadedFrom(dist));
  };
  return {
    version: build.version,
    contract: contractVersion,
    provides: { ...providedLibraries, ...storeLibraryVersions },
    base: releaseBase(build),
    page: 'index.html',
    server: fileCalled(serverFile, files),
    chunks: { queries: loadedWith('/shared/queries/index.ts'), axios: loadedWith('/shared/api/http.ts') },
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
