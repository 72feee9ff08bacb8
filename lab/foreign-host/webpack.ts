import { join } from 'node:path';
import { contractVersion } from '@idavuelta/shared/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { plainBuild } from '../plain-build.ts';

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
  ...plainBuild(import.meta.dirname),
  entry: './src/main.ts',
  output: { path: join(import.meta.dirname, 'dist'), publicPath: '/' },
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
