import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { plainBuild } from '../plain-build.ts';

/** Modules shared by host and remote. */
const shared = {
  react: { singleton: true },
  'react/jsx-runtime': { singleton: true },
  'react-dom': { singleton: true },
  'react-dom/client': { singleton: true },
  'react-router-dom': { singleton: true },
};

const build = (folder: 'host' | 'landing', output: string): Configuration => ({
  ...plainBuild(import.meta.dirname),
  output: { path: join(output, folder), publicPath: `/${folder}/`, uniqueName: `reference_${folder}`, clean: true },
});

/** The builds of the page: a host with the router, and a remote with the content. @param output a folder */
export const referenceBuilds = (output: string): Configuration[] => [
  {
    ...build('host', output),
    entry: './src/host/main.ts',
    plugins: [
      new ModuleFederationPlugin({
        name: 'reference_host',
        remotes: { 'reference-landing': 'reference_landing@/landing/mf-manifest.json' },
        shared,
        dts: false,
      }),
      new HtmlWebpackPlugin({ title: 'Reference', templateContent: '<div id="root"></div>' }),
    ],
  },
  {
    ...build('landing', output),
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: 'reference_landing',
        filename: 'remoteEntry.js',
        manifest: true,
        exposes: { './Landing': './src/landing/Landing.tsx' },
        shared,
        dts: false,
      }),
    ],
  },
];
