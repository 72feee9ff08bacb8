import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { storeLibraryNames } from '@idavuelta/deploy/registry/store-library-names.ts';
import type { ModuleDefinition } from '@idavuelta/shared/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { entryFile } from './entry-files.ts';
import { federationManifest } from './federation-manifest.ts';
import type { Build } from './packages.ts';
import { hostVersions, isOurs, lazyVersions, storeLibraryVersions } from './shared-versions.ts';
import { consumedRequest, exposedRequest } from './store-libraries.ts';

type Shared = Record<string, Record<string, unknown>>;

const require = createRequire(import.meta.url);

const lazyShared = (build: Build, definition?: ModuleDefinition): Shared =>
  Object.fromEntries(
    Object.entries(lazyVersions(build, definition)).map(([name, version]) => [
      name,
      { version, requiredVersion: version },
    ]),
  );

/** Loaded with the first module that uses it; the shell's other libraries are in its first file. */
const isDeferred = (name: string) => name === '@idavuelta/shared/queries';

const providedByShell: Shared = Object.fromEntries(
  Object.entries(hostVersions).map(([name, version]) => [
    name,
    { version, requiredVersion: false, singleton: true, eager: !isDeferred(name) },
  ]),
);

/** The exports in the shell's first file of libraries that modules access through the platform. */
const exposedLibraries: Shared = Object.fromEntries(
  storeLibraryNames.map((name) => [
    exposedRequest(name),
    { shareKey: name, version: storeLibraryVersions[name], requiredVersion: false, singleton: true, eager: true },
  ]),
);

/** How a module's build, whose libraries import these exports, takes them from the shell. */
const consumedLibraries: Shared = Object.fromEntries(
  storeLibraryNames.map((name) => [
    consumedRequest(name),
    {
      import: false,
      shareKey: name,
      version: storeLibraryVersions[name],
      requiredVersion: `^${storeLibraryVersions[name]}`,
      singleton: true,
    },
  ]),
);

/** For our own packages any version that the module's contract allows; libraries are compared on publishing. */
const takenFromShell = ({ contract }: ModuleDefinition): Shared =>
  Object.fromEntries(
    Object.entries(hostVersions).map(([name, version]) => [
      name,
      { import: false, version, requiredVersion: isOurs(name) && contract, singleton: true },
    ]),
  );

const common = { shareStrategy: 'loaded-first', dts: false } as const;

/**
 * The plugin adds this file as CommonJS, and with it a second copy of the runtime that the shell imports as an ES
 * module.
 */
export const oneFederationRuntime = (() => {
  const commonJs = require.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [commonJs]: commonJs.replace(/\.cjs$/, '.js') };
})();

/** The shell's side: its libraries, and the runtime that loads modules and also serves their containers. */
export const shellFederation = (build: Build) =>
  new ModuleFederationPlugin({
    ...common,
    name: build.uniqueName,
    manifest: false,
    shared: { ...providedByShell, ...exposedLibraries, ...lazyShared(build) },
    experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  });

/** Queries of pages are small and similar: those of a module share one file. */
const chunkOf = (file: string) => (file.endsWith('.data.ts') ? 'data' : basename(file).replace(/\.tsx?$/, ''));

/** Returns the exposed files by their name within the container. */
export const exposesOf = ({ routes, slots = {}, state }: ModuleDefinition) =>
  Object.fromEntries(
    [
      ...(state ? [state] : []),
      ...routes.flatMap(({ page, data }) => [page, ...(data ? [data] : [])]),
      ...Object.values(slots),
    ].map((file) => [file, { import: `./src/${file.slice(2)}`, name: chunkOf(file) }]),
  );

/** Creates a module's container for browsers. */
export const moduleContainer = (build: Build, definition: ModuleDefinition) =>
  new ModuleFederationPlugin({
    ...common,
    name: build.uniqueName,
    filename: entryFile,
    library: { type: 'var', name: build.uniqueName },
    exposes: exposesOf(definition),
    shared: { ...takenFromShell(definition), ...consumedLibraries, ...lazyShared(build, definition) },
    manifest: federationManifest,
    experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
  });

/** Creates a module's container for Node, in one file. */
export const serverContainer = ({ uniqueName }: Build, definition: ModuleDefinition) =>
  new ModuleFederationPlugin({
    ...common,
    name: uniqueName,
    library: { type: 'commonjs-module' },
    exposes: exposesOf(definition),
    shared: { ...takenFromShell(definition), ...consumedLibraries },
    manifest: false,
    experiments: { optimization: { target: 'node', disableRemote: true } },
  });
