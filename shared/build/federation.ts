import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { contractVersion } from '../contracts/module.ts';
import { type Build, root } from './packages.ts';

const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;

/**
 * What the shell gives to every module, one copy each (the shell's side is `features/modules/federation.ts`). Only
 * React and the facade: a shared library is never tree-shaken, so sharing the router, the store and i18n one by one
 * would cost 70 KB more (docs/decisions/0003-facade.md).
 */
export const sharedVersions: Record<string, string> = {
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  '@idavuelta/shared/platform': contractVersion,
};

/**
 * A module's container: exposes `./module` and takes the shared copies from the shell. Webpack's own plugin, since the
 * shell's federation runtime loads its containers as they are and a module then carries no runtime (0004-federation.md).
 */
export const moduleContainer = ({ uniqueName }: Build) =>
  new webpack.container.ModuleFederationPlugin({
    name: uniqueName,
    filename: 'remoteEntry.js',
    library: { type: 'var', name: uniqueName },
    exposes: { './module': './src/module.ts' },
    shared: Object.fromEntries(
      Object.keys(sharedVersions).map((name) => [name, { singleton: true, import: false, requiredVersion: false }]),
    ),
  });

/** The shell's federation runtime, without its parts for manifests and for Node. */
export const runtimeFlags = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: '"web"',
};

/** The runtime's packages name their CommonJS files first; their ES modules are the ones that can be tree-shaken. */
export const runtimeAliases = {
  '@module-federation/runtime-core$': join(root, 'node_modules/@module-federation/runtime-core/dist/index.js'),
  '@module-federation/sdk$': join(root, 'node_modules/@module-federation/sdk/dist/index.js'),
  '@module-federation/error-codes$': join(root, 'node_modules/@module-federation/error-codes/dist/index.mjs'),
};
