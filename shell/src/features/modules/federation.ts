import type { ModuleDefinition, Release } from '@idavuelta/shared/contracts';
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';

// The only file that knows the federation runtime; tests replace it.

const integrities = new Map<string, string>();

/** Gives each entry script the integrity its release was published with: a changed file does not run. */
const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'integrity',
  createScript({ url }) {
    const integrity = integrities.get(url.split('?')[0] ?? url);
    if (!integrity) return undefined;
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    script.async = true;
    return script;
  },
};
let ready = false;

/**
 * Fetches a release and evaluates its table of contents.
 * @param attempt 0 for the first; later ones ask under a new address, since a hung script would be waited for again
 */
export async function loadRelease(release: Release, attempt: number): Promise<ModuleDefinition> {
  if (!ready) registerPlugins([integrityPlugin]);
  ready = true;
  if (release.integrity) integrities.set(release.entry, release.integrity);
  const entry = attempt === 0 ? release.entry : `${release.entry}?attempt=${attempt}`;
  registerRemotes([{ name: release.uniqueName, entryGlobalName: release.uniqueName, entry, type: 'var' }], {
    force: attempt > 0,
  });
  const container = await loadRemote<{ default: ModuleDefinition }>(`${release.uniqueName}/module`);
  if (!container?.default) throw new Error(`${release.name} exposes no table of contents`);
  return container.default;
}
