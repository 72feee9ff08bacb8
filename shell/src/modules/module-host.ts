import { contractVersion, type ModuleDefinition, type Registry, type Release } from '@idavuelta/shared/contracts';
import { fulfils } from './contract-check.ts';
import { ModuleError, type ModuleFailure } from './module-error.ts';
import { withTimeLimit } from './time-limit.ts';

/** From asking for a module to having its table of contents; a hung server must not hang the page. */
export const moduleTimeLimit = 10_000;

export type ModuleStatus =
  | { status: 'loading' }
  | { status: 'ready'; definition: ModuleDefinition; version: string }
  | { status: 'failed'; failure: ModuleFailure };

export interface ModuleHostOptions {
  registry: () => Registry | undefined;
  /** Fetches and evaluates one release. */
  loadRelease: (release: Release, attempt: number) => Promise<ModuleDefinition>;
  /** Makes the module part of the page: its texts and its state. */
  mount: (definition: ModuleDefinition) => Promise<void>;
  /** Tells whoever watches the site; visitors see the page's own message. */
  report: (error: ModuleError) => void;
  /** 0–100, the visitor's own; below a canary's percentage the canary is theirs. */
  lot?: number;
}

/** Keeps which modules are on the page. One promise per module: asking twice loads once. */
export function createModuleHost({ registry, loadRelease, mount, report, lot = 100 }: ModuleHostOptions) {
  const statuses = new Map<string, ModuleStatus>();
  const attempts = new Map<string, number>();
  const listeners = new Set<() => void>();

  const change = (name: string, status: ModuleStatus) => {
    statuses.set(name, status);
    for (const listener of listeners) listener();
    return status;
  };

  /** The releases to try, best first. */
  function candidates(name: string): Release[] {
    const entry = registry()?.modules[name];
    if (!entry) throw new ModuleError(name, 'unknown-module');
    const canary = entry.canary && lot < entry.canary.percentage ? [entry.canary.release] : [];
    return [...canary, entry.current, ...(entry.previous ? [entry.previous] : [])];
  }

  async function start(name: string, release: Release): Promise<ModuleStatus> {
    if (!fulfils(contractVersion, release.contract)) throw new ModuleError(name, 'contract');
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
    const known = statuses.get(name);
    if (known && known.status !== 'failed') return known;
    change(name, { status: 'loading' });
    let last = new ModuleError(name, 'unknown-module');
    try {
      for (const release of candidates(name)) {
        try {
          return change(name, await start(name, release));
        } catch (error) {
          last = error instanceof ModuleError ? error : new ModuleError(name, 'start', error);
          report(last);
        }
      }
    } catch (error) {
      if (!(error instanceof ModuleError)) throw error;
      last = error;
      report(last);
    }
    return change(name, { status: 'failed', failure: last.failure });
  }

  return {
    load,
    /** The module as it is now; undefined when nobody asked for it. */
    get: (name: string) => statuses.get(name),
    /** Every module on the page, for what concerns all of them (a change of language). */
    mounted: () => [...statuses.values()].flatMap((status) => (status.status === 'ready' ? [status.definition] : [])),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ModuleHost = ReturnType<typeof createModuleHost>;
