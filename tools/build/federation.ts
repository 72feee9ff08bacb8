import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { carriedNames } from '@idavuelta/deploy/registry/carried-names.ts';
import type { ModuleDefinition } from '@idavuelta/shared/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { carriedRequest, takenRequest } from './carried-libraries.ts';
import { entryFile } from './entry-files.ts';
import { federationManifest } from './federation-manifest.ts';
import type { Build } from './packages.ts';
import { carriedVersions, hostVersions, isOurs, lazyVersions } from './shared-versions.ts';

type Shared = Record<string, Record<string, unknown>>;

const require = createRequire(import.meta.url);

const lazyShared = (build: Build, definition?: ModuleDefinition): Shared =>
  Object.fromEntries(
    Object.entries(lazyVersions(build, definition)).map(([name, version]) => [
      name,
      { version, requiredVersion: version },
    ]),
  );

/** Fetched with the first module that uses it; the rest of the shell's libraries are in its first file. */
const isDeferred = (name: string) => name === '@idavuelta/shared/queries';

const providedByShell: Shared = Object.fromEntries(
  Object.entries(hostVersions).map(([name, version]) => [
    name,
    { version, requiredVersion: false, singleton: true, eager: !isDeferred(name) },
  ]),
);

/** What the shell's first file has of libraries that modules reach by the platform. */
const carriedByShell: Shared = Object.fromEntries(
  carriedNames.map((name) => [
    carriedRequest(name),
    { shareKey: name, version: carriedVersions[name], requiredVersion: false, singleton: true, eager: true },
  ]),
);

/** The same for a module whose libraries import them. */
const takenLibraries: Shared = Object.fromEntries(
  carriedNames.map((name) => [
    takenRequest(name),
    {
      import: false,
      shareKey: name,
      version: carriedVersions[name],
      requiredVersion: `^${carriedVersions[name]}`,
      singleton: true,
    },
  ]),
);

/** Of our own packages any that the module's contract allows serves; libraries are compared when a release is published. */
const takenFromShell = ({ contract }: ModuleDefinition): Shared =>
  Object.fromEntries(
    Object.entries(hostVersions).map(([name, version]) => [
      name,
      { import: false, version, requiredVersion: isOurs(name) && contract, singleton: true },
    ]),
  );

const common = { shareStrategy: 'loaded-first', dts: false } as const;

/** The plugin adds this file as CommonJS, and with it a second copy of the runtime that the shell imports as ES module. */
export const oneFederationRuntime = (() => {
  const commonJs = require.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [commonJs]: commonJs.replace(/\.cjs$/, '.js') };
})();

/** The shell's side: its libraries, and the runtime that loads modules and serves their containers as well. */
export const shellFederation = (build: Build) =>
  new ModuleFederationPlugin({
    ...common,
    name: build.uniqueName,
    manifest: false,
    shared: { ...providedByShell, ...carriedByShell, ...lazyShared(build) },
    experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  });

/** Queries of pages are small and have much in common: those of a module are one file. */
const chunkOf = (file: string) => (file.endsWith('.data.ts') ? 'data' : basename(file).replace(/\.tsx?$/, ''));

/** Name of an exposed file within the container, and the file. */
export const exposesOf = ({ routes, slots = {}, state }: ModuleDefinition) =>
  Object.fromEntries(
    [
      ...(state ? [state] : []),
      ...routes.flatMap(({ page, data }) => [page, ...(data ? [data] : [])]),
      ...Object.values(slots),
    ].map((file) => [file, { import: `./src/${file.slice(2)}`, name: chunkOf(file) }]),
  );

/** A module's container for browsers. */
export const moduleContainer = (build: Build, definition: ModuleDefinition) =>
  new ModuleFederationPlugin({
    ...common,
    name: build.uniqueName,
    filename: entryFile,
    library: { type: 'var', name: build.uniqueName },
    exposes: exposesOf(definition),
    shared: { ...takenFromShell(definition), ...takenLibraries, ...lazyShared(build, definition) },
    manifest: federationManifest,
    experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
  });

/** A module's container for Node, in one file. */
export const serverContainer = ({ uniqueName }: Build, definition: ModuleDefinition) =>
  new ModuleFederationPlugin({
    ...common,
    name: uniqueName,
    library: { type: 'commonjs-module' },
    exposes: exposesOf(definition),
    shared: { ...takenFromShell(definition), ...takenLibraries },
    manifest: false,
    experiments: { optimization: { target: 'node', disableRemote: true } },
  });
