import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { createContext, Script } from 'node:vm';
import { contractVersion, defineModule, satisfiesRange } from '@idavuelta/shared/contracts';
import { strFromU8, unzipSync } from 'fflate';
import webpack from 'webpack';
import { ExposeTypesPlugin } from './expose-types.ts';
import { moduleContainer } from './federation.ts';
import { ForeignEntryPlugin } from './foreign-entry.ts';
import { root } from './packages.ts';
import { scripts } from './rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'container-'));
after(() => rmSync(folder, { recursive: true }));

const definition = defineModule({
  name: 'mfe-a',
  contract: '^3.2.0',
  namespace: 'a',
  routes: [{ path: '/a', page: './pages/a/APage.tsx' }],
  slots: { 'event.booking': './pages/b/Booking.tsx' },
});

/** Builds the module's container. @returns a function that reads one of its files */
async function buildContainer() {
  for (const page of ['a', 'b']) mkdirSync(join(folder, 'src/pages', page), { recursive: true });
  writeFileSync(join(folder, 'src/pages/b/Booking.tsx'), 'export default () => null;');
  writeFileSync(join(folder, 'package.json'), '{ "name": "mfe-a", "version": "1.0.0" }');
  writeFileSync(
    join(folder, 'src/pages/a/APage.tsx'),
    `import { usePlatform } from '@idavuelta/shared/platform'; export default () => usePlatform();`,
  );
  const build = { name: 'mfe-a', dir: folder, id: '1', version: '1.0.0-1', uniqueName: 'idv_mfe_a_1' };
  await new Promise<void>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: {},
        output: { path: join(folder, 'dist'), publicPath: '/modules/mfe-a/1/' },
        module: { rules: [scripts(true)] },
        plugins: [moduleContainer(build, definition), new ForeignEntryPlugin(), new ExposeTypesPlugin(definition)],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()),
    ),
  );
  return (file: string) => readFileSync(join(folder, 'dist', file));
}

interface Manifest {
  metaData: { remoteEntry: { name: string }; publicPath: string; globalName: string; types: { zip: string } };
  shared: { name: string; version: string; requiredVersion: string }[];
}

const readBytes = await buildContainer();
const read = (file: string) => readBytes(file).toString();
const manifest = JSON.parse(read('mf-manifest.json')) as Manifest;

test('[MOD-08] a module asks the host for the platform of its contract, and says which it was built with', () => {
  const platform = manifest.shared.find(({ name }) => name === '@idavuelta/shared/platform');
  assert.equal(platform?.version, contractVersion);
  assert.equal(platform.requiredVersion, definition.contract);
  assert.ok(satisfiesRange(contractVersion, definition.contract));
});

/** Runs a file of the container in a page without a federation runtime. @returns the page's globals */
function runInPage(file: string) {
  const currentScript = { src: `https://modules.example/mfe-a/1/${file}?attempt=1` };
  const page = createContext({ URL, console, document: { currentScript } });
  Object.assign(page, { self: page, window: page });
  page.document.defaultView = page;
  new Script(read(file), { filename: file }).runInContext(page); // the name keeps the code out of a stack trace
  return page;
}

test('the entry that the manifest names needs nothing of its host, and finds its files where it came from', () => {
  const { remoteEntry, publicPath, globalName } = manifest.metaData;
  assert.equal(publicPath, 'auto');
  assert.deepEqual(Object.keys(runInPage(remoteEntry.name)[globalName]).sort(), ['get', 'init']);
  assert.ok(!read(remoteEntry.name).includes('/modules/mfe-a/1/'));
  assert.throws(() => runInPage('remoteEntry.js'), { name: 'TypeError' }, 'the entry for our shell needs its runtime');
});

const types = () =>
  Object.entries(unzipSync(readBytes(manifest.metaData.types.zip))).map(
    ([file, bytes]) => [file, strFromU8(bytes)] as const,
  );

test('the manifest names the types of what the module exposes, which are those of the contract', () => {
  const typeOf = Object.fromEntries(types());
  assert.deepEqual(Object.keys(typeOf).sort(), ['contract.d.ts', 'pages/a/APage.tsx.d.ts', 'pages/b/Booking.tsx.d.ts']);
  assert.match(typeOf['pages/a/APage.tsx.d.ts'] ?? '', /: Page;/);
  assert.match(typeOf['pages/b/Booking.tsx.d.ts'] ?? '', /SlotProps<'event\.booking'>/);
});

test('[MOD-08] the types compile in a host that has none of our packages, and tell a wrong prop', () => {
  const host = mkdtempSync(join(tmpdir(), 'host-'));
  after(() => rmSync(host, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(host, file)), { recursive: true });
    writeFileSync(join(host, file), text);
  };
  for (const name of ['@types/react', 'csstype', 'typebox']) {
    mkdirSync(dirname(join(host, 'node_modules', name)), { recursive: true });
    cpSync(join(root, 'node_modules', name), join(host, 'node_modules', name), { recursive: true });
  }
  for (const [file, text] of types()) write(`types/${file}`, text);
  const use = (props: string) =>
    write(
      'use.ts',
      `import type { ComponentProps } from 'react';
       import type Page from './types/pages/a/APage.tsx';
       import type Booking from './types/pages/b/Booking.tsx';
       export const page: ComponentProps<typeof Page> = { params: { a: 'b' } };
       export const name = (booking: ComponentProps<typeof Booking>) => booking.event.${props};`,
    );
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: false,
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
    allowImportingTsExtensions: true,
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['use.ts', 'types/**/*.d.ts'] }));
  const compile = () => spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', host], { encoding: 'utf8' });
  use('slug.length');
  assert.equal(compile().stdout, '');
  use('nothing');
  assert.match(compile().stdout, /'nothing' does not exist/);
});
