import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { temporaryFolder } from '../releases.ts';

/**
 * Builds the test's shell or module for Node, as the site's own builds are made: the shell contains React, the module
 * leaves it out.
 * @returns the source of the build
 */
export function buildForNode(name: 'shell' | 'module', version: string): Promise<string> {
  const path = temporaryFolder();
  return new Promise((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        target: 'node22',
        entry: join(import.meta.dirname, `${name}.mjs`),
        output: { path, filename: 'server.cjs', library: { type: 'commonjs2' } },
        externals: name === 'module' ? { react: 'commonjs2 react' } : {},
        plugins: [new webpack.DefinePlugin({ VERSION: JSON.stringify(version) })],
        optimization: { minimize: false },
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) return reject(error ?? new Error(stats?.toString('errors-only')));
        resolve(readFileSync(join(path, 'server.cjs'), 'utf8'));
      },
    );
  });
}
