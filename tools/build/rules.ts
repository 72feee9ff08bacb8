import { createRequire } from 'node:module';
import globalData from '@csstools/postcss-global-data';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import customMedia from 'postcss-custom-media';
import type { Chunk, RuleSetRule } from 'webpack';
import { breakpoints, namesByContent, sharedFolder } from './class-names.ts';
import type { Build } from './packages.ts';

const require = createRequire(import.meta.url);

/** TypeScript and React, for any target. */
export const scripts = (production: boolean): RuleSetRule => ({
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
});

/** Styles: files for a browser; for Node only the class names, which are the same in both builds. */
export const styles = (
  build: Pick<Build, 'uniqueName'>,
  { production = true, namesOnly = false, shared = sharedFolder },
): RuleSetRule => ({
  test: /\.css$/,
  use: [
    ...(namesOnly ? [] : [MiniCssExtractPlugin.loader]),
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          auto: /\.module\.css$/,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: namesOnly,
          localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
          localIdentHashSalt: build.uniqueName, // private classes of two modules or releases never collide
          ...(production && { getLocalIdent: namesByContent(shared) }),
        },
      },
    },
    // `@media (--phone)`: the breakpoints of the whole site are defined once.
    {
      loader: require.resolve('postcss-loader'),
      options: { postcssOptions: { plugins: [globalData({ files: [breakpoints] }), customMedia()] } },
    },
  ],
  sideEffects: true,
});

/** Pictures, videos, captions and web fonts: files with a hash in their name, at the same URL in both builds. */
export const assets = (emit: boolean): RuleSetRule => ({
  test: /\.(woff2|svg|png|webp|avif|mp4|webm|vtt)$/,
  type: 'asset/resource',
  generator: { emit },
});

/** The shell's language files: browsers fetch one as JSON; the Node build contains them all. */
export const textFiles: RuleSetRule = { test: /texts\/[a-z]{2}_[A-Z]{2}\.json$/, type: 'asset/resource' };

/** Builds the target of `new WorkerFile(new URL(…, import.meta.url))` as a worker. */
export const workers = { javascript: { worker: ['WorkerFile from ./worker-file.ts', '...'] } };

/**
 * Selects what is split into shared files. Not workers, which start from memory, where they cannot load further files.
 */
export const isFetchedLater = (chunk: Chunk) => !chunk.canBeInitial() && !chunk.getEntryOptions();
