import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ModuleDefinition } from '@idavuelta/shared/contracts';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type ChunkGraph, type Configuration, type Module } from 'webpack';
import { beforeMain } from './before-main.ts';
import { ExposeTypesPlugin } from './expose-types.ts';
import { exposesOf, moduleContainer, oneFederationRuntime, serverContainer, shellFederation } from './federation.ts';
import { ForeignEntryPlugin } from './foreign-entry.ts';
import { ChunkIntegrityPlugin } from './integrity.ts';
import type { Build } from './packages.ts';
import { readableErrors } from './readable-errors.ts';
import { assets, isFetchedLater, scripts, styles, textFiles, workers } from './rules.ts';
import { moduleLibraryRules, shellLibraryRules } from './store-libraries.ts';
import { copiedTexts } from './texts.ts';
import { appFolder, isInstallable, webApp } from './web-app.ts';

/** Milliseconds after which loading a chunk fails; it is then retried, or replaced by a message. */
const chunkLoadTimeout = 8_000;

/** Returns the public path of a release's files, in both builds. */
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
    readableErrors,
    new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
    // only moment's locales for the languages of the site
    new webpack.ContextReplacementPlugin(/moment[\\/](dist[\\/])?locale$/, /^\.\/(es|pt-br)(\.js)?$/),
  ],
});

/** Uses the router's build without developer warnings, which its package does not export. */
const productionRouter = ({ dir }: Build) => {
  const router = createRequire(join(dir, 'package.json')).resolve('react-router/package.json');
  return { 'react-router$': join(dirname(router), 'dist/production/index.mjs') };
};

/** Creates the browser build of the shell or of a module. */
export function browserConfig(
  build: Build,
  definition?: ModuleDefinition,
  mode: 'production' | 'development' = 'production',
): Configuration {
  const production = mode === 'production';
  const base = common(build, mode);
  const stateChunk = definition?.state && exposesOf(definition)[definition.state]?.name;
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: isShell(build) ? { main: './src/main.tsx' } : {},
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: join(build.dir, 'dist'),
      publicPath: releaseBase(build),
      uniqueName: build.uniqueName,
      filename: '[name].js', // without a hash: each release has its own URLs
      assetModuleFilename: '[name].[contenthash:8][ext]',
      chunkLoadTimeout,
      crossOriginLoading: 'anonymous', // required by integrity when releases come from another origin
      strictModuleErrorHandling: true, // a retry runs a module again after it threw
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: isShell(build) ? { ...oneFederationRuntime, ...(production && productionRouter(build)) } : {},
    },
    module: {
      parser: workers,
      rules: [
        scripts(production),
        styles(build, { production }),
        textFiles,
        assets(true),
        ...(isShell(build) ? shellLibraryRules : moduleLibraryRules),
      ],
    },
    plugins: [
      ...base.plugins,
      ...(production ? [new ChunkIntegrityPlugin()] : []),
      ...(definition ? [moduleContainer(build, definition), copiedTexts(build, definition)] : [shellFederation(build)]),
      ...(production && definition ? [new ForeignEntryPlugin(), new ExposeTypesPlugin(definition)] : []),
      ...(definition && isInstallable(definition) ? [webApp(build)] : []),
      new MiniCssExtractPlugin({
        filename: '[name].css',
        // Named by content alone: pages with equal styles share a file.
        chunkFilename: production ? '[contenthash:8].css' : '[name].css',
        ignoreOrder: true, // shared styles are in a layer, and a page's own follow those of its components
      }),
      ...(production && isShell(build) ? [pageFilesRequested, compiledAsItArrives] : []),
      ...(isShell(build) ? [new HtmlWebpackPlugin({ template: './src/index.ejs', inject: false })] : []),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3 } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      // Chunks keep their names across builds, for `sizes.json`. Modules and exports have the shortest names: stable
      // ones would only help caches across releases, and each release has its own URLs. Hot updates need stable names
      // to find what they replace.
      chunkIds: production ? 'deterministic' : 'named',
      moduleIds: production ? 'natural' : 'named',
      mangleExports: production && 'size',
      // Code used by two pages gets a file of its own, from 2,000 bytes of sources on: a smaller one is not worth a
      // request. Not during development: the list of a page's files is in the entry, which no hot update replaces.
      splitChunks: production && {
        chunks: isFetchedLater,
        cacheGroups: {
          styles: { type: 'css/mini-extract', minChunks: 2, minSize: 2_000 },
          ...(stateChunk && { state: withPages(stateChunk) }),
          ...(isShell(build) && { react: firstScript }),
        },
      },
    },
    cache: production ? false : { type: 'memory' },
  };
}

/**
 * The React part of the shell's libraries in a separate script before `main.js`: of two concurrent downloads the
 * smaller arrives first, and its code need not wait for the other.
 */
const firstScript = {
  name: 'react',
  chunks: 'initial' as const,
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  enforce: true,
};

/** Requests the files of the page's module while `main.js` is still loading, so that they arrive right after it. */
const pageFilesRequested = new webpack.BannerPlugin({
  banner: `(${beforeMain})(document);`,
  raw: true,
  include: `${firstScript.name}.js`,
});

/**
 * Makes the browser compile all of the shell's script while it downloads, in the background: nearly all of it runs at
 * page start. Added when the file is complete, because minification removes comments.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compiledAsItArrives = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: [`${firstScript.name}.js`, 'main.js'],
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
});

/** A module's state is loaded with each of its pages: code used by both is in a separate file. */
const withPages = (stateChunk: string) => ({
  name: 'shared-state',
  type: /^javascript/,
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === stateChunk),
  minChunks: 2,
  minSize: 0,
});

/** Creates the service worker of an offline page, for the same browsers as the page. */
export const workerConfig = (build: Build): Configuration => ({
  ...common(build, 'production'),
  target: ['webworker', 'es2022'],
  entry: { worker: './src/install/worker/main.ts' },
  devtool: false,
  output: { path: join(build.dir, 'dist', appFolder), filename: '[name].js' },
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules: [scripts(true)] },
});

/** File name of the build for Node within a release. */
export const serverFile = 'server.cjs';

/** Creates the build for Node, in one file: the shell with all its libraries, or the container of a module. */
export function serverConfig(build: Build, definition?: ModuleDefinition): Configuration {
  const base = common(build, 'production');
  return {
    ...base,
    target: 'node22',
    entry: definition ? {} : { server: './src/server/index.ts' },
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
      // Uses the browser versions of libraries; API calls go through the renderer's own adapter.
      conditionNames: ['webpack', 'production', 'browser', 'import', 'require'],
      aliasFields: ['browser'],
      mainFields: ['browser', 'module', 'main'],
    },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        scripts(true),
        styles(build, { namesOnly: true }),
        assets(false),
        ...(definition ? moduleLibraryRules : []),
      ],
    },
    plugins: [
      ...base.plugins,
      ...(definition ? [serverContainer(build, definition)] : []),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    // Not sent to browsers: readable stack traces are worth more than size.
    optimization: { minimize: false, moduleIds: 'named' },
  };
}
