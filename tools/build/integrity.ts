import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const placeholder = '@@integrity@@';
const name = 'ChunkIntegrityPlugin';

/** Code of the chunk loader: reads integrities by file, and the query that the entry was fetched with. */
class IntegrityRuntime extends webpack.RuntimeModule {
  constructor() {
    super('integrity', webpack.RuntimeModule.STAGE_BASIC);
  }

  override generate() {
    return [
      `__webpack_require__.integrity = ${JSON.stringify(placeholder)};`,
      // A retry fetches the entry, and then its chunks too, under other addresses.
      '__webpack_require__.query = typeof document === "object" && document.currentScript ? new URL(document.currentScript.src).search : "";',
    ].join('\n');
  }
}

/** `sha256-…` of a file's content: the shortest that browsers take, since a hash does not compress. */
export const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * The browser checks every chunk and style sheet that a build loads: their hashes are in the file that loads them. The
 * hashes are known last, so they are filled in when all files are complete.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const scripts = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      scripts.createScript.tap(name, (source) =>
        [
          source,
          'script.src = url + __webpack_require__.query;',
          'if (__webpack_require__.integrity[__webpack_require__.u(chunkId)]) script.integrity = __webpack_require__.integrity[__webpack_require__.u(chunkId)];',
        ].join('\n'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, chunkId, href }) =>
          [
            source,
            `${tag}.href = ${href} + __webpack_require__.query;`,
            `${tag}.integrity = __webpack_require__.integrity[__webpack_require__.miniCssF(${chunkId})] || '';`,
          ].join('\n'),
      );
      const addRuntime = (chunk: Chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityRuntime());
      };
      compilation.hooks.runtimeRequirementInTree.for(webpack.RuntimeGlobals.loadScript).tap(name, (chunk) => {
        addRuntime(chunk);
        return undefined;
      });
      compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () =>
        fillIn(compilation),
      );
    });
  }
}

function fillIn(compilation: Compilation) {
  const integrity: Record<string, string> = {};
  for (const { name: file, source } of compilation.getAssets()) {
    if (/\.(js|css)$/.test(file) && !isLoader(source)) integrity[file] = integrityOf(source.buffer());
  }
  for (const { name: file, source } of compilation.getAssets()) {
    if (!file.endsWith('.js') || !isLoader(source)) continue;
    const code = source
      .source()
      .toString()
      .replace(quotedPlaceholder, () => JSON.stringify(integrity));
    compilation.updateAsset(file, new webpack.sources.RawSource(code));
  }
}

const quotedPlaceholder = new RegExp(`["'\`]${placeholder}["'\`]`);
const isLoader = (source: webpack.sources.Source) => quotedPlaceholder.test(source.source().toString());

/** Adds the hashes of the shell's own files to its page. @param base public path of the files */
export function addIntegrity(dist: string, base: string) {
  const page = join(dist, 'index.html');
  let html = readFileSync(page, 'utf8');
  for (const file of globSync('*.{js,css}', { cwd: dist })) {
    const integrity = integrityOf(readFileSync(join(dist, file)));
    for (const attribute of ['src', 'href']) {
      const address = `${attribute}="${base}${file}"`;
      html = html.replace(address, `${address} integrity="${integrity}"`);
    }
  }
  writeFileSync(page, html);
}
