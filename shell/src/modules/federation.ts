import { contractVersion, type ModuleDefinition, type Release } from '@idavuelta/shared/contracts';
import * as platform from '@idavuelta/shared/platform';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { loadScript } from './load-script.ts';
import { retryOnce } from './retry-once.ts';

// The only file that knows how modules are federated; tests replace it. A release is a webpack container, used as
// webpack's manual describes for dynamic remotes: `init` takes a share scope, `get` returns a factory.

interface SharedLibrary {
  get: () => Promise<() => object>;
  /** The provider's name in webpack's warnings. */
  from: string;
}
type ShareScope = Record<string, Record<string, SharedLibrary>>;

interface Container {
  init: (scope: ShareScope) => Promise<void> | void;
  get: (name: './module') => Promise<() => { default: ModuleDefinition }>;
}

const provide = (version: string, library: () => Promise<object>) => ({
  [version]: { from: 'shell', get: () => library().then((loaded) => () => loaded) },
});

export interface ReleaseLoaderOptions {
  /** Called by the first module that uses queries; a page without queries never fetches their code. */
  loadQueries: () => Promise<object>;
}

/** Shares the shell's copies of the libraries with every module: modules are built without them. */
export function createReleaseLoader({ loadQueries }: ReleaseLoaderOptions) {
  const scope: ShareScope = {
    react: provide(react.version, async () => react),
    'react/jsx-runtime': provide(react.version, async () => jsxRuntime),
    'react-dom': provide(reactDom.version, async () => reactDom),
    'react-dom/client': provide(reactDom.version, async () => reactDomClient),
    '@idavuelta/shared/platform': provide(contractVersion, async () => platform),
    '@idavuelta/shared/queries': provide(contractVersion, loadQueries),
  };

  /**
   * Fetches a release and evaluates its module definition.
   * @param attempt 0 for the first; a later one has another address, or the browser would wait for the same hung request
   * @throws Error when its files cannot be fetched or are not those of the release
   */
  return async function loadRelease(release: Release, attempt: number): Promise<ModuleDefinition> {
    const { uniqueName, entry, integrity } = release;
    Reflect.set(window, uniqueName, undefined); // a failed attempt may have left its container here
    await loadScript(attempt === 0 ? entry : `${entry}?attempt=${attempt}`, integrity);
    const container = Reflect.get(window, uniqueName) as Container | undefined;
    if (!container) throw new Error(`${entry} is not the container ${uniqueName}`);
    await container.init(scope);
    const factory = await retryOnce(() => container.get('./module'));
    return factory().default;
  };
}
