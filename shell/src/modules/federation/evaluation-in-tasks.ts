import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { nextTask } from '../next-task.ts';

/** Returns a library whose files are loaded; evaluates it the first time. */
type Library = () => unknown;

/**
 * Evaluates the entry of a release, each library that came with it and the exposed file in separate tasks: in a single
 * task they would make a phone unresponsive. Also applies to the runtimes of modules, which load their own libraries.
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
