import type { Release } from '@idavuelta/shared/contracts';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** What the federation library's browser extension shows of a host or release, by its name, or its name and version. */
type ModuleInfo = Record<string, { version: string; remoteEntry: string; remotesInfo: Record<string, object> }>;

const releaseOf = (remote: object) => (remote as { release: Release }).release;

/**
 * Lists the shell and what it has loaded in the place where the library's browser extension looks. Federation's
 * snapshots would do so too, but add 1.2 KB to every page.
 */
export const listModules = (): ModuleFederationRuntimePlugin => ({
  name: 'list-modules',
  onLoad({ origin, remote }) {
    const { name, version, entry } = releaseOf(remote);
    const { moduleInfo } = Reflect.get(window, '__FEDERATION__') as { moduleInfo: ModuleInfo };
    moduleInfo[origin.name] ??= { version: '', remoteEntry: '', remotesInfo: {} };
    Object.assign(moduleInfo[origin.name]?.remotesInfo ?? {}, { [name]: { matchedVersion: version } });
    moduleInfo[`${name}:${version}`] = { version, remoteEntry: entry, remotesInfo: {} };
  },
});
