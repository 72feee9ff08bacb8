import type { ComponentType } from 'react';
import type { Language } from './locale.ts';
import type { SlotName } from './slots.ts';

/** Version of this contract (events, slots, links, state, platform names). Adding is minor, removing is major. */
export const contractVersion = '3.32.0';

export type RouteParams = Record<string, string>;

/** A page gets the parameters of its path; its query is in `useLocation()`. */
export type Page = ComponentType<{ params: RouteParams }>;

/** Whether a query succeeded, and with what; its data is in the store as well. */
export interface QueryOutcome {
  data?: unknown;
  error?: unknown;
}

/** Starts a query for a route's `data`; resolves when its result is in the store. */
export type StartQuery = (action: unknown) => Promise<QueryOutcome>;

/** `not-found`: what the address names does not exist; the server redirects to `/error404`. */
export type DataResult = 'not-found' | undefined;

export interface DataContext {
  params: RouteParams;
  search: URLSearchParams;
  country: string;
  language: Language;
  /** Whether somebody is logged in; never on a server. */
  authenticated: boolean;
}

/** Starts the queries of a page and waits for them. */
export type LoadData = (context: DataContext, start: StartQuery) => Promise<DataResult>;

/** A file within a module's `src`. The build exposes it under this name, so that it can be loaded by itself. */
export type ExposedFile = `./${string}.ts` | `./${string}.tsx`;

/** What the shell puts around a page: header and footer, or nothing. */
export type PageFrame = 'site' | 'bare';

export interface RouteDefinition {
  /** `/event/:name`, `/:product-companies`; see `matchRoutePath`. */
  path: string;
  /** File of the page within the module's `src`, e.g. `./pages/landing/LandingPage.tsx`: a `Page` by default export. */
  page: ExposedFile;
  /** Only for a valid login; otherwise the visitor lands on `/`. */
  private?: boolean;
  /** Rendered on the server, and listed in the sitemap when it has no parameter and does not say `unlisted`. */
  public?: boolean;
  /** A public page that search engines need not list (results of a search). */
  unlisted?: boolean;
  /** Visitors can install the page as an app that opens without a network; `src/install` has what that needs. */
  installable?: boolean;
  /**
   * The page opens without a network where it has registered the service worker that the release has for it, built from
   * `src/install/worker`. What can be installed has one as well.
   */
  offline?: boolean;
  /** `site` when absent. A `bare` page is for people of the company: search engines are refused it. */
  frame?: PageFrame;
  /** File of the queries that the page needs, started before it renders on a server: a `LoadData` by default export. */
  data?: ExposedFile;
}

/** A module's reducer and saga; mounted under the module's name, the saga cancelled when the module goes. */
export interface ModuleState {
  // biome-ignore lint/suspicious/noExplicitAny: the shell mounts any reducer and never reads its state
  reducer?: (state: any, action: any) => unknown;
  saga?: () => Generator;
}

export interface ModuleDefinition {
  name: string;
  /** Range of contract versions the module works with, e.g. `^1.0.0`. */
  contract: string;
  /** i18next namespace of the texts in `src/texts`; a page's own are in `texts` beside it, see `textNamespace`. */
  namespace: string;
  routes: RouteDefinition[];
  /** Files of the components that fill slots: a `ComponentType<SlotProps<N>>` by default export. */
  slots?: { [N in SlotName]?: ExposedFile };
  /** File of its reducer and saga within `src`: a `ModuleState` by default export. */
  state?: ExposedFile;
  /** Libraries that it brings and shares: whoever needs one first fetches it, for all that ask for that version. */
  shares?: string[];
}

/**
 * A module's definition: what it is, as data alone. The build makes its exposes and its release manifest of it; nothing
 * of it is sent to browsers.
 */
export const defineModule = (definition: ModuleDefinition) => definition;

/**
 * i18next namespace of a folder with texts, one JSON file per language: the module's own for `./texts`, and below it one
 * for each page, e.g. `catalog/landing` for `./pages/landing/texts`.
 * @param folder within the module's `src`
 */
export function textNamespace({ namespace }: Pick<ModuleDefinition, 'namespace'>, folder: string) {
  const [, page] = /([^/]+)\/texts$/.exec(folder.replace(/^\.\//, '')) ?? [];
  return page ? `${namespace}/${page}` : namespace;
}
