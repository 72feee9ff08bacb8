import type { ModuleState, Release, SlotName } from '@idavuelta/shared/contracts';
import type { ComponentType } from 'react';
import type { LoadExpose } from './federation/expose-loader.ts';
import { ModuleError, type ModuleFailure } from './module-error.ts';
import type { Attempt } from './release-choice.ts';

/** How files and texts of releases are fetched. */
export interface Fetching {
  loadExpose: LoadExpose;
  /** Fetches texts of a release. @returns a function that adds them to the page */
  loadTexts: (attempt: Attempt, namespaces: string[]) => Promise<() => void>;
}

/**
 * Loads everything that a page or slot of a release needs, without adding it to the page.
 * @param withState whether the module's reducer and saga are needed too
 * @throws ModuleError
 */
export async function loadAttempt(
  { loadExpose, loadTexts }: Fetching,
  { release, number }: Attempt,
  outlet: string,
  withState: boolean,
) {
  const load = async (file: string, failure: ModuleFailure) => {
    const request = { release, attempt: number, expose: file };
    return (await loadExpose(request).catch(rethrowAs(release.name, failure))).default;
  };
  const expose = exposeIn(release, outlet);
  const namespaces = release.texts[expose] ?? [];
  const [component, state, addTexts] = await Promise.all([
    load(expose, 'entry'),
    withState && release.state ? load(release.state, 'start') : undefined,
    loadTexts({ release, number }, namespaces).catch(rethrowAs(release.name, 'start')),
  ]);
  return {
    component: component as ComponentType<never>,
    state: state as ModuleState | undefined,
    namespaces,
    addTexts,
  };
}

/**
 * Returns the file with a page (by its route's path) or slot (by its name). Releases may name their files differently.
 */
function exposeIn({ name, version, routes, slots }: Release, outlet: string) {
  const expose = routes.find(({ path }) => path === outlet)?.page ?? slots[outlet as SlotName];
  if (!expose) throw new ModuleError(name, 'entry', new Error(`${name} ${version} has no ${outlet}`));
  return expose;
}

const rethrowAs = (name: string, failure: ModuleFailure) => (cause: unknown) => {
  throw cause instanceof ModuleError ? cause : new ModuleError(name, failure, cause);
};
