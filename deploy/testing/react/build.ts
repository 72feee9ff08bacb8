import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { temporaryFolder } from '../releases.ts';

const container = (version: string) =>
  new ModuleFederationPlugin({
    name: `module_${version}`,
    filename: 'server.cjs',
    library: { type: 'commonjs-module' },
    exposes: { './Page.tsx': join(import.meta.dirname, 'module.mjs') },
    shared: { react: { import: false, singleton: true, requiredVersion: false } },
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: { optimization: { target: 'node' } },
  });

/**
 * Builds the test's shell or module for Node like the site's own: the shell contains React, the module is a container
 * that uses it.
 * @returns the source of the build
 */
export function buildForNode(name: 'shell' | 'module', version: string): Promise<string> {
  const path = temporaryFolder();
  return new Promise((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        target: 'node22',
        entry: name === 'shell' ? join(import.meta.dirname, 'shell.mjs') : {},
        output: { path, filename: 'server.cjs', library: { type: 'commonjs2' } },
        plugins: [
          new webpack.DefinePlugin({ VERSION: JSON.stringify(version) }),
          new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
          ...(name === 'module' ? [container(version)] : []),
        ],
        optimization: { minimize: false },
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) return reject(error ?? new Error(stats?.toString('errors-only')));
        resolve(readFileSync(join(path, 'server.cjs'), 'utf8'));
      },
    );
  });
}
