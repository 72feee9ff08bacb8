import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { ChunkIntegrityPlugin, integrityOf } from './integrity.ts';
import { styles } from './rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'integrity-'));
after(() => rmSync(folder, { recursive: true }));
const dist = join(folder, 'dist');
const sources = {
  'main.js': `import(/* webpackChunkName: "page" */ './page.js');
globalThis.integrity = __webpack_require__.integrity;`,
  'page.js': `import './page.css'; export default () => new Worker(new URL('./worker.js', import.meta.url));`,
  'page.css': 'p{color:red}',
  'worker.js': 'postMessage("hello");',
};
for (const [file, source] of Object.entries(sources)) writeFileSync(join(folder, file), source);

const build = () =>
  new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: { main: './main.js' },
        target: ['web', 'es2022'],
        output: { path: dist, publicPath: '/', filename: '[name].js' },
        module: { rules: [styles({ uniqueName: 'idv_test' }, {})] },
        plugins: [new MiniCssExtractPlugin({ chunkFilename: '[contenthash:8].css' }), new ChunkIntegrityPlugin()],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()),
    );
  });

interface Loaded {
  src?: string;
  href?: string;
  integrity?: string;
}

/** Runs the entry as a browser would. @returns the elements with which it loads files, and the hashes it knows */
function run() {
  const elements: Loaded[] = [];
  const page = {
    document: {
      currentScript: { src: 'https://site.test/main.js' },
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute() {} }),
      head: { appendChild: (element: Loaded) => elements.push(element) },
    },
    location: new URL('https://site.test/'),
    URL,
    setTimeout: () => 0,
    integrity: {} as Record<string, string>,
  };
  runInNewContext(readFileSync(join(dist, 'main.js'), 'utf8'), Object.assign(page, { self: page, window: page }));
  return { elements, integrity: page.integrity };
}

test('every file that an entry loads is loaded with its hash: scripts, styles and workers', async () => {
  await build();
  const { elements, integrity } = run();
  const hashOf = (address: string) => integrityOf(readFileSync(join(dist, address)));
  const loaded = elements.map((element) => ({ file: element.src ?? element.href ?? '', hash: element.integrity }));
  assert.deepEqual(loaded.map(({ file }) => file.replace(/^.*\./, '')).sort(), ['css', 'js']);
  for (const { file, hash } of loaded) assert.equal(hash, hashOf(file), file);

  const files = loaded.map(({ file }) => file.slice(1));
  const [worker = ''] = readdirSync(dist).filter((file) => file !== 'main.js' && !files.includes(file));
  assert.equal(integrity[worker], hashOf(worker), worker);
});
