import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { buildSync } from 'esbuild';
import webpack, { type Compiler } from 'webpack';
import { entryFile, foreignEntryFile } from './entry-files.ts';

const name = 'ForeignEntryPlugin';
const require = createRequire(import.meta.url);

/**
 * Adds the entry for foreign hosts. The one for our own pages is 8 KB smaller because it finds the federation runtime
 * in the shell and its other files by a path on its own site; this one contains a runtime, used unless the host already
 * provides one, and resolves files relative to its own URL.
 */
export class ForeignEntryPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the chunks' hashes have been filled in.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const entry = compilation.getAsset(entryFile)?.source.source().toString();
        if (!entry) throw new Error(`the build has no ${entryFile}`);
        const ownAddress = foundByAddress(entry, JSON.stringify(compilation.outputOptions.publicPath));
        compilation.emitAsset(foreignEntryFile, new webpack.sources.RawSource(`${runtimeIfAbsent()}\n${ownAddress}`));
      });
    });
  }
}

/** @throws Error when the public path is not in the code exactly once, so that its assignment cannot be identified */
function foundByAddress(code: string, publicPath: string) {
  const [before, after, ...others] = code.split(publicPath);
  if (before === undefined || after === undefined || others.length)
    throw new Error(`${entryFile} does not have its public path ${publicPath} exactly once`);
  return `${before}new URL(".",document.currentScript.src).href${after}`;
}

/** The runtime, under the name at which containers with `externalRuntime` look for it. */
function runtimeIfAbsent() {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import * as core from '@module-federation/runtime-tools/runtime-core';
        globalThis._FEDERATION_RUNTIME_CORE ??= core;`,
      resolveDir: dirname(require.resolve('@module-federation/enhanced/webpack')),
    },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    define: { ENV_TARGET: '"web"', 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.map(({ text }) => text.trim()).join('\n');
}
