import { contractVersion, type ModuleDefinition, type Release } from '@idavuelta/shared/contracts';
import * as platform from '@idavuelta/shared/platform';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

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

const given = (version: string, library: object) => ({
  version,
  lib: () => library,
  shareConfig: { singleton: true, requiredVersion: false as const },
});

/** The shell's copies are the only ones: modules are built without their own. */
const runtime = createInstance({
  name: 'idv_shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  plugins: [integrityPlugin],
  shared: {
    react: given(react.version, react),
    'react/jsx-runtime': given(react.version, jsxRuntime),
    'react-dom': given(reactDom.version, reactDom),
    '@idavuelta/shared/platform': given(contractVersion, platform),
  },
});

/**
 * Fetches a release and evaluates its table of contents.
 * @param attempt 0 for the first; later ones ask under a new address, since a hung script would be waited for again
 */
export async function loadRelease(release: Release, attempt: number): Promise<ModuleDefinition> {
  const { uniqueName } = release;
  if (release.integrity) integrities.set(release.entry, release.integrity);
  // Each attempt is a remote of its own: nothing of a failed one is used again, its half-started container neither.
  const name = `${uniqueName}_${attempt}`;
  const entry = attempt === 0 ? release.entry : `${release.entry}?attempt=${attempt}`;
  if (attempt > 0) Reflect.set(window, uniqueName, undefined);
  runtime.registerRemotes([{ name, entryGlobalName: uniqueName, entry, type: 'var' }]);
  const container = await runtime.loadRemote<{ default: ModuleDefinition }>(`${name}/module`);
  if (!container?.default) throw new Error(`${release.name} exposes no table of contents`);
  return container.default;
}
