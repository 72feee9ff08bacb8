import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { root } from '../build/packages.ts';
import { readableErrors } from '../build/readable-errors.ts';
import { assets, scripts, styles, workers } from '../build/rules.ts';
import { lastGoodBuild } from '../start/hot/last-good-build.ts';

const frame = join(import.meta.dirname, 'frame');

/** The frame bundled with a module's sources: one build without federation, for one developer's browser. */
export const aloneConfig = (name: string): Configuration => ({
  name,
  mode: 'development',
  target: ['web', 'es2022'],
  context: root,
  entry: join(frame, 'main.tsx'),
  devtool: 'cheap-module-source-map', // line mappings only: a third less work for each save
  stats: 'errors-warnings',
  output: {
    path: join(root, '.local/alone', name),
    publicPath: '/',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: { '@module/sources': join(root, name, 'src') },
  },
  module: {
    parser: workers,
    rules: [scripts(false), styles({ uniqueName: name }, { production: false }), assets(true)],
  },
  optimization: { splitChunks: false }, // a page's files stay the same when its imports change
  plugins: [
    new HtmlWebpackPlugin({ template: join(frame, 'index.ejs'), title: name }),
    new MiniCssExtractPlugin({ ignoreOrder: true }),
    new ReactRefreshPlugin({ overlay: false }),
    lastGoodBuild,
    readableErrors,
    new webpack.ContextReplacementPlugin(/moment[\\/](dist[\\/])?locale$/, /^\.\/(es|pt-br)(\.js)?$/),
  ],
});
