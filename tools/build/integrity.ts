import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Asset, type Chunk, type Compilation, type Compiler } from 'webpack';

const placeholders = { scripts: '@@script integrity@@', styles: '@@style integrity@@' };
const name = 'ChunkIntegrityPlugin';

/** Code of the chunk loader: integrity by chunk, and the query with which the entry was fetched. */
class IntegrityRuntime extends webpack.RuntimeModule {
  constructor() {
    super('integrity', webpack.RuntimeModule.STAGE_BASIC);
  }

  override generate() {
    return [
      `__webpack_require__.integrity = ${JSON.stringify(placeholders.scripts)};`,
      `__webpack_require__.styleIntegrity = ${JSON.stringify(placeholders.styles)};`,
      // A retry fetches the entry, and then its chunks too, from other URLs.
      '__webpack_require__.query = typeof document === "object" && document.currentScript ? new URL(document.currentScript.src).search : "";',
    ].join('\n');
  }
}

/** Returns `sha256-…` of a file's content: the shortest hash that browsers accept, because hashes do not compress. */
export const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Makes the browser verify every chunk and style sheet that a build loads, by hashes in the file that loads them. The
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
          'if (__webpack_require__.integrity[chunkId]) script.integrity = __webpack_require__.integrity[chunkId];',
        ].join('\n'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, chunkId, href }) =>
          [
            source,
            `${tag}.href = ${href} + __webpack_require__.query;`,
            `${tag}.integrity = __webpack_require__.styleIntegrity[${chunkId}] || '';`,
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
  const { scripts, styles } = integrityByChunk(compilation);
  for (const { name: file, source } of compilation.getAssets()) {
    if (!file.endsWith('.js') || !isLoader(source)) continue;
    const code = source
      .source()
      .toString()
      .replace(quoted(placeholders.scripts), () => JSON.stringify(scripts))
      .replace(quoted(placeholders.styles), () => JSON.stringify(styles));
    compilation.updateAsset(file, new webpack.sources.RawSource(code));
  }
}

/**
 * By chunk id, which is shorter than the file name. Workers are not loaded as chunks: their hash is looked up by file.
 */
function integrityByChunk(compilation: Compilation) {
  const scripts: Record<string, string> = {};
  const styles: Record<string, string> = {};
  for (const chunk of compilation.chunks) {
    for (const file of chunk.files) {
      const { source } = compilation.getAsset(file) as Asset;
      if (file.endsWith('.js') && !isLoader(source)) {
        scripts[chunk.hasRuntime() ? file : String(chunk.id)] = integrityOf(source.buffer());
      }
      if (file.endsWith('.css') && !chunk.hasRuntime()) styles[String(chunk.id)] = integrityOf(source.buffer());
    }
  }
  return { scripts, styles };
}

const quoted = (placeholder: string) => new RegExp(`["'\`]${placeholder}["'\`]`);
const isLoader = (source: Asset['source']) => quoted(placeholders.scripts).test(source.source().toString());

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
