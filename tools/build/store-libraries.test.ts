import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { contractVersion, defineModule } from '@idavuelta/shared/contracts';
import webpack from 'webpack';
import { moduleContainer } from './federation.ts';
import { root } from './packages.ts';
import { scripts } from './rules.ts';
import { moduleLibraryRules, storeLibraries } from './store-libraries.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-libraries-'));
after(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};

/** A chart library of the usual kind, with its own store. */
const chart = `
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { Provider, useSelector } from 'react-redux';
import { combineReducers } from 'redux';
import { createElement } from 'react';
const slice = createSlice({ name: 'chart', initialState: {}, reducers: {} });
const store = configureStore({ reducer: combineReducers({ chart: slice.reducer }) });
export const Chart = () => createElement(Provider, { store }, createElement(() => String(useSelector((state) => state.chart))));
`;

/** @param more source of the library's additional exports */
async function buildWith({ more = '', ownVersion = false } = {}) {
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  write('package.json', '{ "name": "mfe-a", "version": "1.0.0" }');
  write('src/APage.ts', `export { Chart as default } from 'a-chart';`);
  write(
    'node_modules/a-chart/package.json',
    '{ "name": "a-chart", "version": "1.0.0", "type": "module", "main": "index.js" }',
  );
  write('node_modules/a-chart/index.js', chart + more);
  for (const library of ['react', ...Object.keys(storeLibraries)]) {
    mkdirSync(dirname(join(folder, 'node_modules', library)), { recursive: true });
    symlinkSync(join(root, 'node_modules', library), join(folder, 'node_modules', library));
  }
  if (ownVersion) {
    write(
      'node_modules/a-chart/node_modules/react-redux/package.json',
      '{ "name": "react-redux", "version": "7.0.0", "main": "index.js" }',
    );
    write(
      'node_modules/a-chart/node_modules/react-redux/index.js',
      `export const Provider = 'version 7', useSelector = () => 7;`,
    );
  }
  const definition = defineModule({
    name: 'mfe-a',
    contract: `^${contractVersion}`,
    namespace: 'a',
    routes: [{ path: '/a', page: './APage.ts' }],
  });
  const build = { name: 'mfe-a', dir: folder, id: '1', version: '1.0.0-1', uniqueName: 'idv_mfe_a_1' };
  await new Promise<void>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: {},
        output: {
          path: join(folder, 'dist'),
          publicPath: '/modules/mfe-a/1/',
          chunkFilename: '[name].js',
          clean: true,
        },
        module: { rules: [scripts(true), ...moduleLibraryRules] },
        plugins: [moduleContainer(build, definition)],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()),
    ),
  );
  const built = readdirSync(join(folder, 'dist')).filter((file) => file.endsWith('.js'));
  const code = built.map((file) => readFileSync(join(folder, 'dist', file), 'utf8')).join('\n');
  return { code, page: readFileSync(join(folder, 'dist/APage.js'), 'utf8') };
}

/** Text unique to each library, by which its copies are found. */
const copies = { 'react-redux': 'react-redux-context', redux: '@@redux/INIT', '@reduxjs/toolkit': 'rtk_' };

test('a library of a module gets react-redux, redux and the toolkit from the shell: no second copy', async () => {
  const { code, page } = await buildWith();
  for (const [library, words] of Object.entries({ ...copies, immer: 'immer-' }))
    assert.ok(!code.includes(words), `${library} is in the module`);
  for (const library of Object.keys(storeLibraries))
    assert.ok(code.includes(`"${library}"`), `${library} is not asked for`);
  assert.ok(page.length < 2_500, `${page.length} bytes`);
});

test('what the shell has not of them comes with the module, and of nothing else', async () => {
  const { code } = await buildWith({ more: `import { connect } from 'react-redux'; Chart.connect = connect;` });
  assert.match(code, /react-redux-context|connectAdvanced|mapStateToProps/);
  assert.ok(!code.includes(copies.redux));
});

test('a library that needs another version keeps that', async () => {
  const { code } = await buildWith({ ownVersion: true });
  assert.ok(code.includes('version 7'));
  assert.ok(!code.includes('"react-redux"'));
});
