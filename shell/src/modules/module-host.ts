import { contractVersion, type ModuleDefinition, type Registry, type Release } from '@idavuelta/shared/contracts';
import { satisfiesRange } from './contract-check.ts';
import { ModuleError, type ModuleFailure } from './module-error.ts';
import { withTimeLimit } from './time-limit.ts';

/** Milliseconds for fetching a module's definition, and as many for starting it: a hung request must not hang the page. */
export const moduleTimeLimit = 10_000;

export type ModuleStatus =
  | { status: 'loading' }
  | { status: 'ready'; definition: ModuleDefinition; version: string }
  | { status: 'failed'; failure: ModuleFailure };

export interface ModuleHostOptions {
  registry: () => Registry | undefined;
  /** Fetches and evaluates one release. `attempt` is 0 for the first try of it. */
  loadRelease: (release: Release, attempt: number) => Promise<ModuleDefinition>;
  /** Adds the module's texts and state to the page. */
  mount: (definition: ModuleDefinition) => Promise<void>;
  /** Logs a failure; visitors see `ModuleUnavailable`. */
  report: (error: ModuleError) => void;
  /** 0–100. A visitor whose bucket is below a canary's percentage gets the canary. */
  rolloutBucket?: number;
}

/** Loads modules and knows their status. A module that is loading or ready is not loaded again. */
export function createModuleHost({ registry, loadRelease, mount, report, rolloutBucket = 100 }: ModuleHostOptions) {
  const statuses = new Map<string, ModuleStatus>();
  const attempts = new Map<string, number>();
  const listeners = new Set<() => void>();

  const change = (name: string, status: ModuleStatus) => {
    statuses.set(name, status);
    for (const listener of listeners) listener();
    return status;
  };

  /** The releases to try, in this order. @throws ModuleError when the registry does not have the module */
  function candidates(name: string): Release[] {
    const entry = registry()?.modules[name];
    if (!entry) throw new ModuleError(name, 'unknown-module');
    const canary = entry.canary && rolloutBucket < entry.canary.percentage ? [entry.canary.release] : [];
    return [...canary, entry.current, ...(entry.previous ? [entry.previous] : [])];
  }

  async function start(name: string, release: Release): Promise<ModuleStatus> {
    if (!satisfiesRange(contractVersion, release.contract)) throw new ModuleError(name, 'contract');
    const attempt = attempts.get(release.uniqueName) ?? 0;
    attempts.set(release.uniqueName, attempt + 1);
    const definition = await withTimeLimit(loadRelease(release, attempt), moduleTimeLimit).catch((cause) => {
      throw new ModuleError(name, 'entry', cause);
    });
    await withTimeLimit(mount(definition), moduleTimeLimit).catch((cause) => {
      throw new ModuleError(name, 'start', cause);
    });
    return { status: 'ready', definition, version: release.version };
  }

  async function load(name: string): Promise<ModuleStatus> {
    const current = statuses.get(name);
    if (current && current.status !== 'failed') return current;
    change(name, { status: 'loading' });
    let latest = new ModuleError(name, 'unknown-module');
    try {
      for (const release of candidates(name)) {
        try {
          return change(name, await start(name, release));
        } catch (error) {
          latest = error instanceof ModuleError ? error : new ModuleError(name, 'start', error);
          report(latest);
        }
      }
    } catch (error) {
      if (!(error instanceof ModuleError)) throw error;
      latest = error;
      report(latest);
    }
    return change(name, { status: 'failed', failure: latest.failure });
  }

  return {
    load,
    /** The module's current status; undefined when it was never loaded. */
    get: (name: string) => statuses.get(name),
    /** The definitions of all modules on the page. */
    mounted: () => [...statuses.values()].flatMap((status) => (status.status === 'ready' ? [status.definition] : [])),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ModuleHost = ReturnType<typeof createModuleHost>;
