import type { ComponentType } from 'react';
import type { Language } from './locale.ts';
import type { SlotName, SlotProps } from './slots.ts';

/** Version of this contract (events, slots, links, state, platform names). Adding is minor, removing is major. */
export const contractVersion = '2.0.0';

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

export interface RouteDefinition {
  /** `/event/:name`, `/:product-companies`; see `matchRoutePath`. */
  path: string;
  load: () => Promise<{ default: Page }>;
  /** Only for a valid login; otherwise the visitor lands on `/`. */
  private?: boolean;
  /** Rendered on the server, and listed in the sitemap when it has no parameter and does not say `unlisted`. */
  public?: boolean;
  /** A public page that search engines need not list (results of a search). */
  unlisted?: boolean;
  /** Queries the page needs, started before it renders (server) or on hover of a link to it (browser). */
  data?: () => Promise<{ default: (context: DataContext, start: StartQuery) => Promise<DataResult> }>;
}

/** A module's reducer and saga; mounted under the module's name, the saga cancelled when the module goes. */
export interface ModuleState {
  // biome-ignore lint/suspicious/noExplicitAny: the shell mounts any reducer and never reads its state
  reducer?: (state: any, action: any) => unknown;
  saga?: () => Generator;
}

/** The texts of a language, or the address of the JSON file that has them. */
export type LoadTexts = (language: Language) => Promise<{ default: object | string }>;

export interface ModuleDefinition {
  name: string;
  /** Range of contract versions the module works with, e.g. `^1.0.0`. */
  contract: string;
  /** i18next namespace of its texts. */
  namespace: string;
  routes: RouteDefinition[];
  slots?: { [N in SlotName]?: () => Promise<{ default: ComponentType<SlotProps<N>> }> };
  /** `import(/* webpackMode: "eager" *\/ `./texts/${language}.json`)`: builds make a file of it and give its address. */
  texts: LoadTexts;
  state?: () => Promise<{ default: ModuleState }>;
}

/** A module's definition. Every function in it only imports, so that a build can read it without a bundler. */
export const defineModule = (definition: ModuleDefinition) => definition;
