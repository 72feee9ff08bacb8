import type { ComponentType } from 'react';
import type { Language } from './locale.ts';
import type { SlotName } from './slots.ts';

/** Version of this contract (events, slots, links, state, platform names). Additions are minor, removals major. */
export const contractVersion = '3.38.0';

export type RouteParams = Record<string, string>;

/** A page receives the parameters of its path; its query is in `useLocation()`. */
export type Page = ComponentType<{ params: RouteParams }>;

/** Outcome of a query; its data is also in the store. */
export interface QueryOutcome {
  data?: unknown;
  error?: unknown;
}

/** Starts a query for a route's `data`; resolves when its result is in the store. */
export type StartQuery = (action: unknown) => Promise<QueryOutcome>;

/** `not-found`: the URL refers to nothing; the server redirects to `/error404`. */
export type DataResult = 'not-found' | undefined;

export interface DataContext {
  params: RouteParams;
  search: URLSearchParams;
  country: string;
  language: Language;
  /** Whether a visitor is logged in; always false on a server. */
  authenticated: boolean;
}

/** Starts the queries of a page and waits for them. */
export type LoadData = (context: DataContext, start: StartQuery) => Promise<DataResult>;

/** A file within a module's `src`. The build exposes it under this name, so that it can be loaded separately. */
export type ExposedFile = `./${string}.ts` | `./${string}.tsx`;

/** What the shell renders around a page: header and footer, or nothing. */
export type PageFrame = 'site' | 'bare';

export interface RouteDefinition {
  /** `/event/:name`, `/:product-companies`; see `matchRoutePath`. */
  path: string;
  /**
   * File of the page within the module's `src`, e.g. `./pages/landing/LandingPage.tsx`; its default export is a `Page`.
   */
  page: ExposedFile;
  /** Requires a valid login; other visitors are redirected to `/`. */
  private?: boolean;
  /** Rendered on the server, and listed in the sitemap unless it has a parameter or is `unlisted`. */
  public?: boolean;
  /** A public page that is not listed for search engines, such as search results. */
  unlisted?: boolean;
  /** Visitors can install the page as an app that opens offline; `src/install` has the files for that. */
  installable?: boolean;
  /**
   * The page opens offline once it has registered the release's service worker for it, built from `src/install/worker`.
   * Installable pages have one as well.
   */
  offline?: boolean;
  /** `site` by default. A `bare` page is for staff: search engines are excluded. */
  frame?: PageFrame;
  /** File of the queries that the page needs, run before it renders on a server; its default export is a `LoadData`. */
  data?: ExposedFile;
}

/** A module's reducer and saga, mounted under the module's name; the saga is cancelled when the module is unmounted. */
export interface ModuleState {
  // biome-ignore lint/suspicious/noExplicitAny: the shell mounts any reducer and never reads its state
  reducer?: (state: any, action: any) => unknown;
  saga?: () => Generator;
}

export interface ModuleDefinition {
  name: string;
  /** Range of contract versions that the module supports, e.g. `^1.0.0`. */
  contract: string;
  /** i18next namespace of the texts in `src/texts`; pages have theirs in `texts` beside them, see `textNamespace`. */
  namespace: string;
  routes: RouteDefinition[];
  /** Files of the components that fill slots; the default export is a `ComponentType<SlotProps<N>>`. */
  slots?: { [N in SlotName]?: ExposedFile };
  /** File of its reducer and saga within `src`; the default export is a `ModuleState`. */
  state?: ExposedFile;
  /**
   * Libraries that it bundles and shares: the first module that needs one fetches it, for all that need that version.
   */
  shares?: string[];
}

/**
 * Defines a module as plain data. The build derives its exposes and release manifest from it; browsers receive none of
 * it.
 */
export const defineModule = (definition: ModuleDefinition) => definition;

/**
 * Returns the i18next namespace of a folder of texts, one JSON file per language: the module's own for `./texts`, and
 * below it one for each page, e.g. `catalog/landing` for `./pages/landing/texts`.
 * @param folder within the module's `src`
 */
export function textNamespace({ namespace }: Pick<ModuleDefinition, 'namespace'>, folder: string) {
  const [, page] = /([^/]+)\/texts$/.exec(folder.replace(/^\.\//, '')) ?? [];
  return page ? `${namespace}/${page}` : namespace;
}
