import { contractVersion, type Release, satisfiesRange } from '@idavuelta/shared/contracts';
import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { ModuleError } from '../module-error.ts';
import { retryOnce } from './retry-once.ts';

// A release is a remote of the federation runtime, and each attempt is a separate one, because the runtime caches what
// it loaded by the remote's name. The data that the plugins below need is stored on the remote.

export interface ExposeRequest {
  release: Release;
  /** 0 for the first. A later attempt uses other URLs, because the browser would wait for the same hung request. */
  attempt: number;
  /** Name of a file that the module exposes, e.g. `./pages/landing/LandingPage.tsx`. */
  expose: string;
}

/**
 * Loads a file that a release exposes.
 * @throws ModuleError `contract`; any other error when its files do not load or throw
 */
export type LoadExpose = (request: ExposeRequest) => Promise<{ default: unknown }>;

interface Remote {
  release: Release;
  attempt: number;
  loadEntry: LoadEntry;
}

/** The object that a release's entry registers: webpack's container protocol. */
export interface Container {
  init: (shareScope: object, initScope?: object) => Promise<void> | void;
  get: (expose: string) => Promise<() => unknown>;
}

/** Fetches and runs the entry of a release, after checking its hash. */
export type LoadEntry = (release: Release, attempt: number) => Promise<Container>;

const toRemote = (remote: object) => remote as Remote;
const toContainer = (exports: object) => exports as Container;

/** Rejects releases that were built for an incompatible contract version. */
const contractCheck = (): ModuleFederationRuntimePlugin => ({
  name: 'contract-check',
  async afterMatchRemote({ remote }) {
    if (!remote) return;
    const { release } = toRemote(remote);
    if (!satisfiesRange(contractVersion, release.contract)) throw new ModuleError(release.name, 'contract');
  },
});

const entryLoader = (): ModuleFederationRuntimePlugin => ({
  name: 'entry-loader',
  async loadEntry({ remoteInfo }) {
    const { release, attempt, loadEntry } = toRemote(remoteInfo);
    return (await loadEntry(release, attempt)) as never;
  },
});

/** Retries the chunks of an expose once when they fail to load. */
const chunkRetry = (): ModuleFederationRuntimePlugin => ({
  name: 'chunk-retry',
  getModuleFactory: ({ remoteEntryExports, expose }) =>
    retryOnce(async () => (await toContainer(remoteEntryExports).get(expose)) as never),
});

/**
 * A library that is not loaded yet comes from the release that needs it: a release never waits for files of another one
 * that is not known to work.
 */
export const ownCopyFirst = (): ModuleFederationRuntimePlugin => ({
  name: 'own-copy-first',
  resolveShare(args) {
    const { resolver, shareInfo } = args;
    return {
      ...args,
      resolver: () => {
        const found = resolver();
        if (!found || found.shared.loaded || found.shared.loading || found.shared.lib || !shareInfo.get) return found;
        return { ...found, shared: shareInfo };
      },
    };
  },
});

/** The plugins of the runtime, the same in a browser and on a server. */
export const federationPlugins = () => [contractCheck(), entryLoader(), chunkRetry(), ownCopyFirst()];

/**
 * @param federation runtime with `federationPlugins`
 * @param prefix of the names that releases get in the runtime, whose memory is shared by all runtimes of a process
 */
export const createExposeLoader =
  (federation: ModuleFederation, loadEntry: LoadEntry, prefix = ''): LoadExpose =>
  async ({ release, attempt, expose }) => {
    const name = `${prefix}${release.uniqueName}${attempt === 0 ? '' : `_attempt${attempt}`}`;
    const remote: Remote = { release, attempt, loadEntry };
    federation.registerRemotes([{ name, entry: release.entry, ...remote }]);
    const loaded = await federation.loadRemote<{ default: unknown }>(`${name}${expose.slice(1)}`);
    if (!loaded?.default) throw new Error(`${release.name} ${release.version}: ${expose} has no default export`);
    return loaded;
  };
