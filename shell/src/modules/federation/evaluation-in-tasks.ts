import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { nextTask } from '../next-task.ts';

/** Gives a library whose files are there; the first time it runs it. */
type Library = () => unknown;

/**
 * Has the entry of a release, each library that came with it and the file that it exposes run for the first time in tasks
 * of their own: in one task they would keep a phone from responding. For the runtimes of modules too, which fetch their
 * libraries.
 */
export function evaluationInTasks(): ModuleFederationRuntimePlugin {
  const seen = new Set<Library>();
  let fetched: Library[] = [];
  return {
    name: 'evaluation-in-tasks',
    afterLoadShare({ selectedShared }) {
      const library = selectedShared?.lib;
      if (!library || selectedShared.shareConfig?.eager || seen.has(library)) return;
      seen.add(library);
      fetched.push(library);
    },
    async getModuleFactory() {
      await nextTask();
      return undefined;
    },
    async afterGetExpose({ moduleFactory }) {
      if (!moduleFactory) return;
      const libraries = fetched;
      fetched = [];
      for (const library of libraries) {
        await nextTask();
        library();
      }
      await nextTask();
    },
  };
}
