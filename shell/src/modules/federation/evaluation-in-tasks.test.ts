/** @jest-environment node */
import { createInstance } from '@module-federation/enhanced/runtime';
import { evaluationInTasks } from './evaluation-in-tasks.ts';
import { type Container, createExposeLoader, federationPlugins } from './expose-loader.ts';

// the runtime caches releases by name for the lifetime of the process
let releases = 0;

/** Loads the exposes of a release that comes with a library. @returns what ran, grouped by task */
function loadInTasks() {
  const tasks: string[][] = [[]];
  const ran = (what: string) => tasks.at(-1)?.push(what);
  const nextTask = () => {
    tasks.push([]);
    setImmediate(nextTask).unref();
  };
  setImmediate(nextTask).unref();

  const evaluate = (name: string) => () => {
    ran(name);
    return {};
  };
  const shared = (library: object) => ({ version: '1.0.0', scope: 'default', shareConfig, ...library });
  const shareConfig = { singleton: true, requiredVersion: false as const };
  const federation = createInstance({
    name: `host_${Math.random()}`,
    remotes: [],
    shared: {
      library: shared({ get: async () => evaluate('library') }),
      unused: shared({ get: async () => evaluate('unused') }),
      eager: shared({ lib: evaluate('eager'), shareConfig: { ...shareConfig, eager: true } }),
    } as never,
    plugins: [evaluationInTasks(), ...federationPlugins()],
  });
  const container: Container = {
    init: () => void ran('entry'),
    async get() {
      ran('files');
      await federation.loadShare('eager');
      await federation.loadShare('library');
      return () => {
        ran('page');
        return { default: 'page' };
      };
    },
  };
  const load = createExposeLoader(federation, async () => container);
  const release = {
    name: 'mfe-a',
    version: '1.0.0',
    contract: '^3.0.0',
    uniqueName: `idv_mfe_a_${++releases}`,
    entry: '/entry.js',
  };
  const taken = () => tasks.splice(0, tasks.length, []).filter((task) => task.length);
  return { load: (path: string) => load({ release, attempt: 0, expose: path } as never), taken };
}

it('runs entry, libraries and page of a release in tasks of their own', async () => {
  const { load, taken } = loadInTasks();
  await load('./A.tsx');
  expect(taken()).toEqual([['entry'], ['files'], ['library'], ['page']]);
});

it('evaluates a library for the first page that brings it, and for no other', async () => {
  const { load, taken } = loadInTasks();
  await load('./A.tsx');
  taken();
  await load('./B.tsx');
  expect(taken()).toEqual([['files'], ['page']]);
});
