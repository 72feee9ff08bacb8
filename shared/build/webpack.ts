import { createRequire } from 'node:module';
import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { moduleContainer } from './federation.ts';
import type { Build } from './packages.ts';
import { unusedPartAliases } from './unused/index.ts';

const require = createRequire(import.meta.url);

/** A file that does not come in this time is asked for again or given up, with a message in its place. */
const chunkLoadTimeout = 8_000;

/** The browser build of the shell or of a module. */
export function browserConfig(build: Build, mode: 'production' | 'development' = 'production'): Configuration {
  const isShell = build.name === 'shell';
  const production = mode === 'production';
  return {
    name: build.name,
    mode,
    context: build.dir,
    target: ['web', 'es2022'],
    entry: isShell ? { main: './src/main.tsx' } : {},
    devtool: production ? false : 'source-map',
    output: {
      path: join(build.dir, 'dist'),
      publicPath: isShell ? `/shell/${build.version}/` : 'auto',
      uniqueName: build.uniqueName,
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      chunkLoadTimeout,
      strictModuleErrorHandling: true, // a module that threw once is run again by a retry
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: unusedPartAliases },
    module: { rules: rules(build, production) },
    plugins: [
      ...(isShell ? [] : [moduleContainer(build)]),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      // moment's own locales only in the languages of the site
      new webpack.ContextReplacementPlugin(/moment[\\/](dist[\\/])?locale$/, /^\.\/(es|pt-br)(\.js)?$/),
      new MiniCssExtractPlugin({ filename: production ? '[name].[contenthash:8].css' : '[name].css' }),
      ...(isShell
        ? [new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer', inject: 'head' })]
        : []),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
    },
    performance: false,
    stats: 'errors-warnings',
    cache: production ? false : { type: 'memory' },
  };
}

const rules = (build: Build, production: boolean) => [
  {
    test: /\.tsx?$/,
    use: {
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
        },
      },
    },
  },
  { test: /node_modules\/react-router\/.*\.m?js$/, loader: join(import.meta.dirname, 'pure-calls.cjs') },
  {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: require.resolve('css-loader'),
        options: {
          modules: {
            auto: /\.module\.css$/,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
            localIdentHashSalt: build.name, // two modules' classes never meet
          },
        },
      },
    ],
    sideEffects: true,
  },
  // languages are files beside the code: one is fetched, and none is JavaScript
  { test: /texts\/[a-z]{2}_[A-Z]{2}\.json$/, type: 'asset/resource' },
  { test: /\.(woff2|svg|png|webp|avif|mp4|webm|vtt)$/, type: 'asset/resource' },
];
