import { createRequire } from 'node:module';
import { contractVersion } from '@idavuelta/shared/contracts';
import webpack from 'webpack';
import type { Build } from './packages.ts';

const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;

/**
 * What the shell gives to every module, one copy each (the shell's side is `modules/federation.ts`). Only
 * React and the facade: a shared library is never tree-shaken, so sharing the router, the store and i18n one by one
 * cost 66 KB more in a prototype (docs/decisions/0003-facade.md).
 */
export const sharedVersions: Record<string, string> = {
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'react-dom/client': versionOf('react-dom'),
  '@idavuelta/shared/platform': contractVersion,
  '@idavuelta/shared/queries': contractVersion,
};

/**
 * A module's container: exposes `./module` and takes the shared copies from the shell. Webpack's own plugin: its
 * containers carry no federation runtime and need none in the shell (docs/decisions/0004-containers.md).
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
