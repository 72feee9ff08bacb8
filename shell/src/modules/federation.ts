import { contractVersion, type ModuleDefinition, type Release } from '@idavuelta/shared/contracts';
import * as platform from '@idavuelta/shared/platform';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { loadScript } from './load-script.ts';
import { twice } from './part-cache.ts';

// The only file that knows how modules are federated; tests replace it. Webpack's containers are used as its manual
// describes for dynamic remotes: a share scope goes in by `init`, a factory comes out by `get`.

interface Shared {
  get: () => Promise<() => object>;
  /** Who brought it; webpack says so in its warnings. */
  from: string;
}
type ShareScope = Record<string, Record<string, Shared>>;

interface Container {
  init: (scope: ShareScope) => Promise<void> | void;
  get: (name: './module') => Promise<() => { default: ModuleDefinition }>;
}

const given = (version: string, library: () => Promise<object>) => ({
  [version]: { from: 'shell', get: () => library().then((loaded) => () => loaded) },
});

export interface LoaderOptions {
  /** Fetched with the first module that asks the API by queries; the ticket check never does. */
  queries: () => Promise<object>;
}

/** The shell's copies are the only ones: modules are built without their own. */
export function createReleaseLoader({ queries }: LoaderOptions) {
  const scope: ShareScope = {
    react: given(react.version, async () => react),
    'react/jsx-runtime': given(react.version, async () => jsxRuntime),
    'react-dom': given(reactDom.version, async () => reactDom),
    'react-dom/client': given(reactDom.version, async () => reactDomClient),
    '@idavuelta/shared/platform': given(contractVersion, async () => platform),
    '@idavuelta/shared/queries': given(contractVersion, queries),
  };

  /**
   * Fetches a release and evaluates its table of contents.
   * @param attempt 0 for the first; a later one has an address of its own, since a hung script would be waited for again
   */
  return async function loadRelease(release: Release, attempt: number): Promise<ModuleDefinition> {
    const { uniqueName, entry, integrity } = release;
    Reflect.set(window, uniqueName, undefined); // nothing of a failed attempt is used again
    await loadScript(attempt === 0 ? entry : `${entry}?attempt=${attempt}`, integrity);
    const container = Reflect.get(window, uniqueName) as Container | undefined;
    if (!container) throw new Error(`${entry} is not the container ${uniqueName}`);
    await container.init(scope);
    const factory = await twice(() => container.get('./module'));
    return factory().default;
  };
}
