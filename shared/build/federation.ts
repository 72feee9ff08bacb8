import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { contractVersion } from '../contracts/module.ts';
import { type Build, root } from './packages.ts';

const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;

/**
 * What the shell gives to every module, one copy each. Only React and the facade: a shared library is never
 * tree-shaken, so sharing the router, the store and i18n one by one would cost 70 KB more (docs/decisions/0003-facade.md).
 */
export const sharedVersions: Record<string, string> = {
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  '@idavuelta/shared/platform': contractVersion,
};

const shared = (options: (version: string) => object) =>
  Object.fromEntries(Object.entries(sharedVersions).map(([name, version]) => [name, options(version)]));

const common = { dts: false, manifest: false, shareStrategy: 'loaded-first' } as const;

/** The shell: owns the shared copies and the federation runtime; knows no module. */
export const shellFederation = () =>
  new ModuleFederationPlugin({
    ...common,
    name: 'idv_shell',
    remotes: {},
    shared: shared((version) => ({ singleton: true, eager: true, version, requiredVersion: false })),
    // The runtime's parts for manifests and Node are never used: the registry gives entries, and this is a browser.
    experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  });

/** A module: exposes `./module`, carries neither the shared copies nor the runtime. */
export const moduleFederation = ({ uniqueName }: Build) =>
  new ModuleFederationPlugin({
    ...common,
    name: uniqueName,
    filename: 'remoteEntry.js',
    exposes: { './module': './src/module.ts' },
    shared: shared(() => ({ singleton: true, import: false, requiredVersion: false })),
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  });

/**
 * The federation plugins require the CommonJS copies of their runtime beside the ES copies that we import: without
 * these aliases the shell carries both (measured: 13 KB brotli).
 */
export const federationAliases = Object.fromEntries(
  [
    ['@module-federation/runtime-core', 'dist/index.js'],
    ['@module-federation/sdk', 'dist/index.js'],
    ['@module-federation/error-codes', 'dist/index.mjs'],
  ].map(([name, file]) => [`${name}$`, join(root, 'node_modules', name as string, file as string)]),
);
