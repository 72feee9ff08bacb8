import { join } from 'node:path';
import { contractVersion } from '@idavuelta/shared/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { plainBuild } from '../plain-build.ts';

/** Singletons that modules take from their host. The platform's version is the contract's. */
const shared = {
  react: { singleton: true },
  'react/jsx-runtime': { singleton: true },
  'react-dom': { singleton: true },
  'react-dom/client': { singleton: true },
  '@idavuelta/shared/platform': { singleton: true, version: contractVersion, requiredVersion: false as const },
  '@idavuelta/shared/queries': { singleton: true, version: contractVersion, requiredVersion: false as const },
};

/** URLs of the releases of the two modules. */
interface Remotes {
  catalog: string;
  booking: string;
}

/** @param page base name of its files: `/<page>.html` */
const pageConfig = (remotes: Remotes, entry: string, page: string): Configuration => ({
  ...plainBuild(import.meta.dirname),
  entry,
  output: { path: join(import.meta.dirname, 'dist'), publicPath: '/', filename: `${page}.js` },
  plugins: [
    new webpack.DefinePlugin({ remotes: JSON.stringify(remotes) }),
    new HtmlWebpackPlugin({ title: 'Foreign host', filename: `${page}.html` }),
  ],
});

/** The host built with the plugin, at `/`. */
export const hostConfig = (remotes: Remotes): Configuration => {
  const config = pageConfig(remotes, './src/main.ts', 'index');
  const federation = new ModuleFederationPlugin({
    name: 'foreign_host',
    remotes: {
      'mfe-catalog': `mfe_catalog@${remotes.catalog}mf-manifest.json`,
      'mfe-booking': `mfe_booking@${remotes.booking}mf-manifest.json`,
    },
    shared,
    dts: false,
  });
  return { ...config, plugins: [...(config.plugins ?? []), federation] };
};

/** The host using only the runtime, at `/runtime-only.html`. */
export const runtimeOnlyConfig = (remotes: Remotes): Configuration =>
  pageConfig(remotes, './src/runtime-only.tsx', 'runtime-only');
