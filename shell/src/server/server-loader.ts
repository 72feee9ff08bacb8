import type { RenderRequest } from '@idavuelta/shared/contracts';
import { contractVersion } from '@idavuelta/shared/contracts';
import { storeLibraries } from '@idavuelta/shared/host';
import * as platform from '@idavuelta/shared/platform';
import * as queries from '@idavuelta/shared/queries';
import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import {
  type Container,
  createExposeLoader,
  federationPlugins,
  type LoadExpose,
} from '../modules/federation/expose-loader.ts';

/** The shell's copies of libraries that modules are built without, as in a browser. */
const libraries: Record<string, [version: string, library: object]> = {
  react: [react.version, react],
  'react/jsx-runtime': [react.version, jsxRuntime],
  'react-dom': [react.version, reactDom],
  '@idavuelta/shared/platform': [contractVersion, platform],
  '@idavuelta/shared/queries': [contractVersion, queries],
  ...storeLibraries,
};

const shared = Object.fromEntries(
  Object.entries(libraries).map(([name, [version, library]]) => [
    name,
    {
      version,
      scope: 'default',
      lib: () => library,
      shareConfig: { singleton: true, requiredVersion: false as const },
    },
  ]),
);

// One runtime for all pages of this evaluation of the shell: a release is evaluated once, with this shell's React.
const id = `shell_${Math.random().toString(36).slice(2)}_`;
let federation: ModuleFederation | undefined;

/** Loaded exposes: a page need not query the runtime for them again. */
const loaded = new Map<string, Awaited<ReturnType<LoadExpose>>>();

/**
 * Loads the exposed files of releases on a server: with the same plugins as in a browser, but the gateway supplies the
 * containers.
 */
export function createServerLoader(loadEntry: RenderRequest['loadEntry']): LoadExpose {
  federation ??= createInstance({ name: id, remotes: [], shared, plugins: federationPlugins() });
  const load = createExposeLoader(federation, async (release) => (await loadEntry(release)) as Container, id);
  return async (request) => {
    const key = [request.release.uniqueName, request.attempt, request.expose].join(' ');
    const known = loaded.get(key) ?? (await load(request));
    loaded.set(key, known);
    return known;
  };
}
