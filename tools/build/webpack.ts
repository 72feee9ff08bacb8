import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { moduleContainer, sharedVersions } from './federation.ts';
import type { Build } from './packages.ts';
import { assets, scripts, styles, textFiles } from './rules.ts';

/** Milliseconds after which loading a chunk fails; it is then retried, or a message takes its place. */
const chunkLoadTimeout = 8_000;

/** Public path of a release's files, in both builds. */
export const releaseBase = ({ name, version }: Build) =>
  name === 'shell' ? `/shell/${version}/` : `/modules/${name}/${version}/`;

const isShell = (build: Build) => build.name === 'shell';

const common = (build: Build, mode: 'production' | 'development') => ({
  name: build.name,
  mode,
  context: build.dir,
  performance: false as const,
  stats: 'errors-warnings' as const,
  plugins: [
    new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
    // moment's own locales only in the languages of the site
    new webpack.ContextReplacementPlugin(/moment[\\/](dist[\\/])?locale$/, /^\.\/(es|pt-br)(\.js)?$/),
  ],
});

/** The browser build of the shell or of a module. */
export function browserConfig(build: Build, mode: 'production' | 'development' = 'production'): Configuration {
  const production = mode === 'production';
  const base = common(build, mode);
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: isShell(build) ? { main: './src/main.tsx' } : {},
    devtool: production ? false : 'source-map',
    output: {
      path: join(build.dir, 'dist'),
      publicPath: releaseBase(build),
      uniqueName: build.uniqueName,
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      chunkLoadTimeout,
      strictModuleErrorHandling: true, // a module that threw once is run again by a retry
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [scripts(production), styles(build, { production }), textFiles, assets(true)] },
    plugins: [
      ...base.plugins,
      ...(isShell(build) ? [] : [moduleContainer(build)]),
      new MiniCssExtractPlugin({ filename: production ? '[name].[contenthash:8].css' : '[name].css' }),
      ...(isShell(build) ? [new HtmlWebpackPlugin({ template: './src/index.ejs', inject: false })] : []),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
    },
    cache: production ? false : { type: 'memory' },
  };
}

/** Name of the build for Node within a release. */
export const serverFile = 'server.cjs';

/**
 * The build for Node, in one file. A module's leaves out the shared libraries and gets the shell's copies; the shell's
 * contains them.
 */
export function serverConfig(build: Build): Configuration {
  return {
    ...common(build, 'production'),
    target: 'node22',
    entry: isShell(build) ? './src/server/index.ts' : './src/module.ts',
    devtool: false,
    output: {
      path: join(build.dir, 'dist'),
      filename: serverFile,
      library: { type: 'commonjs2' },
      publicPath: releaseBase(build),
      uniqueName: build.uniqueName,
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // The browser versions of libraries; API calls go through the renderer's own adapter.
      conditionNames: ['webpack', 'production', 'browser', 'import', 'require'],
      aliasFields: ['browser'],
      mainFields: ['browser', 'module', 'main'],
    },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [scripts(true), styles(build, { namesOnly: true }), assets(false)],
    },
    externals: isShell(build)
      ? undefined
      : Object.fromEntries(Object.keys(sharedVersions).map((name) => [name, `commonjs2 ${name}`])),
    // Not sent to browsers: readable names in stack traces are worth more than size.
    optimization: { minimize: false, moduleIds: 'named' },
  };
}
