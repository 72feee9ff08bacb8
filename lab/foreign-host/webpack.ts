import { createRequire } from 'node:module';
import { join } from 'node:path';
import { contractVersion } from '@idavuelta/shared/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

const require = createRequire(import.meta.url);

/** What modules take from their host, each once. The platform's version is the contract's. */
const shared = {
  react: { singleton: true },
  'react/jsx-runtime': { singleton: true },
  'react-dom': { singleton: true },
  'react-dom/client': { singleton: true },
  '@idavuelta/shared/platform': { singleton: true, version: contractVersion, requiredVersion: false as const },
  '@idavuelta/shared/queries': { singleton: true, version: contractVersion, requiredVersion: false as const },
};

/** @param remotes where the releases of the two modules are */
export const hostConfig = (remotes: { catalog: string; booking: string }): Configuration => ({
  mode: 'production',
  target: ['web', 'es2022'],
  context: import.meta.dirname,
  entry: './src/main.ts',
  performance: false,
  output: { path: join(import.meta.dirname, 'dist'), publicPath: '/' },
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
  plugins: [
    new ModuleFederationPlugin({
      name: 'foreign_host',
      remotes: {
        'mfe-catalog': `mfe_catalog@${remotes.catalog}mf-manifest.json`,
        'mfe-booking': `mfe_booking@${remotes.booking}mf-manifest.json`,
      },
      shared,
      dts: false,
    }),
    new webpack.DefinePlugin({ remotes: JSON.stringify(remotes) }),
    new HtmlWebpackPlugin({ title: 'Foreign host' }),
  ],
});
