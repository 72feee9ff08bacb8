import { createRequire } from 'node:module';
import type { Configuration } from 'webpack';

const require = createRequire(import.meta.url);

/** A generic webpack build of React and TypeScript, without any of the product's own build. */
export const plainBuild = (context: string): Configuration => ({
  mode: 'production',
  target: ['web', 'es2022'],
  context,
  performance: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.css$/, type: 'css/global' },
    ],
  },
  experiments: { css: true },
});
