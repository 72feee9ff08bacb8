/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import webpack from 'webpack';
import { forgetFailedFiles } from './forget-failed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'retry-'));
afterAll(() => rmSync(folder, { recursive: true }));
const sources = {
  'entry.js': `attempts.push({
    page: () => import(/* webpackChunkName: "page" */ './page.js'),
    part: () => import(/* webpackChunkName: "part" */ './part.js'),
  });`,
  'page.js': 'export default "page"; runs.push("page");',
  'part.js': 'export default "part"; runs.push("part");',
};

const build = () =>
  new Promise<void>((resolve, reject) => {
    for (const [file, source] of Object.entries(sources)) writeFileSync(join(folder, file), source);
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './entry.js',
        target: ['web', 'es2022'],
        output: { path: join(folder, 'dist'), publicPath: '/', uniqueName: 'mfe_1', filename: '[name].js' },
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()),
    );
  });

type Attempt = Record<'page' | 'part', () => Promise<{ default: string }>>;
interface Script {
  src: string;
  onload: (event: object) => void;
}

/** Opens a page that runs the build's scripts. */
function openPage() {
  const seen = { attempts: [] as Attempt[], runs: [] as string[], requests: [] as string[] };
  const page = createContext({ ...seen, setTimeout, clearTimeout });
  const run = (file: string) => runInContext(readFileSync(join(folder, 'dist', file), 'utf8'), page);
  const document = {
    getElementsByTagName: () => [],
    querySelectorAll: () => [],
    createElement: () => ({ setAttribute() {}, getAttribute: () => null }),
    head: {
      async appendChild(script: Script) {
        const file = script.src.slice(1);
        seen.requests.push(file);
        await null;
        run(file);
        script.onload({ type: 'load', target: script });
      },
    },
  };
  Object.assign(page, { self: page, window: page, document });
  const forget = () => {
    const globals = { window: page, document };
    Object.assign(globalThis, globals);
    forgetFailedFiles('mfe_1');
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
  };
  return { ...seen, run, forget };
}

it('[MOD-02] a retry fetches all files anew, and what the first attempt shows can still fetch its own', async () => {
  await build();
  const { attempts, runs, requests, run, forget } = openPage();
  run('main.js');
  await expect(attempts[0]?.page()).resolves.toMatchObject({ default: 'page' });
  forget();
  run('main.js');
  await expect(attempts[1]?.page()).resolves.toMatchObject({ default: 'page' });
  expect(requests).toEqual(['page.js', 'page.js']);
  expect(runs).toEqual(['page', 'page']);
  await expect(attempts[0]?.part()).resolves.toMatchObject({ default: 'part' });
  await expect(attempts[1]?.part()).resolves.toMatchObject({ default: 'part' });
});
