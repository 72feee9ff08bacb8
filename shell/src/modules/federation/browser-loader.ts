import { getInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { nextTask } from '../next-task.ts';
import { withTimeLimit } from '../time-limit.ts';
import { evaluationInTasks } from './evaluation-in-tasks.ts';
import {
  type Container,
  createExposeLoader,
  type ExposeRequest,
  federationPlugins,
  type LoadEntry,
  ownCopyFirst,
} from './expose-loader.ts';
import { forgetFailedFiles } from './forget-failed-files.ts';
import { listModules } from './list-modules.ts';
import { loadScript } from './load-script.ts';

/** Milliseconds for an entry; its chunks have webpack's `chunkLoadTimeout`. */
const entryTimeLimit = 8_000;

/**
 * Loads the exposed files of releases in a browser. The build created the runtime, with the libraries that the shell
 * shares.
 */
export function createBrowserLoader() {
  const federation = getInstance();
  if (!federation) throw new Error('the shell was built without the federation plugin');
  const inTasks = evaluationInTasks();
  registerGlobalPlugins([ownCopyFirst(), inTasks]); // also for the runtimes that modules bring
  federation.registerPlugins([inTasks, ...federationPlugins(), listModules()]);
  const load = createExposeLoader(federation, loadEntry);
  return {
    async loadExpose(request: ExposeRequest) {
      const loaded = await load(request);
      await nextTask(); // separates evaluation and rendering into two tasks
      return loaded;
    },
    /** Whether any module has loaded the library. */
    hasLoaded: (library: string) =>
      Object.values(federation.shareScopeMap.default?.[library] ?? {}).some(({ loaded }) => loaded),
  };
}

const loadEntry: LoadEntry = async ({ entry, integrity, uniqueName }, attempt) => {
  if (attempt > 0) forgetFailedFiles(uniqueName);
  const address = attempt === 0 ? entry : `${entry}?attempt=${attempt}`;
  await withTimeLimit(loadScript(address, integrity), entryTimeLimit);
  const container = Reflect.get(window, uniqueName) as Container | undefined;
  if (!container) throw new Error(`${entry} is not the container ${uniqueName}`);
  return container;
};
