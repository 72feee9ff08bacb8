import type { Channel, Country, Locale } from './api/catalogue.ts';
import type { Language } from './locale.ts';
import type { Registry, Release } from './release.ts';
import type { RouteMatch } from './route-path.ts';

/** A response of the API. Cached and shared between pages: never change it. */
export interface ApiResponse {
  status: number;
  body: unknown;
}

/** What the gateway's renderer hands to the shell's build for Node. */
export interface RenderRequest {
  pathname: string;
  /** The route of the path in the registry; absent for the shell's own pages. */
  match?: RouteMatch;
  /** With its question mark, or empty. */
  search: string;
  /** The visitor's cookies, as sent. */
  cookies: string;
  channel: Channel | undefined;
  /** What the locale selector offers. */
  localeOptions: { countries: Country[]; locales: Locale[] };
  registry: Registry;
  /** The shell's runtime configuration. */
  config: object;
  /** Public origin of the site, e.g. `https://idavuelta.pe`. */
  origin: string;
  /**
   * Fetches from the API without a token.
   * @param languages of the translations that the page needs; all when absent
   * @throws Error when no response comes in time
   */
  fetchApi: (path: string, languages?: readonly Language[]) => Promise<ApiResponse>;
  /** Reads a language file of a live release. @throws Error when there is none at the address */
  readTexts: (address: string) => Promise<object>;
  /** Evaluates the container in a release's build for Node. @throws Error when the release has none, or it was changed */
  loadEntry: (release: Release) => Promise<object>;
}

export interface RenderedContent {
  kind: 'page';
  /** BCP 47, for `<html lang>`. */
  language: string;
  /** Tags for `<head>`. */
  head: string;
  /** What `#root` holds. */
  body: string;
  /** Script element with the state, texts and registry that the browser hydrates from. */
  hydrationPayload: string;
  /** Version of the module's release that made the page: not the current one when that one failed. */
  release?: string;
}

/** `not-found`: the address names nothing; the visitor is redirected to `/error404`. */
export type RenderedPage = RenderedContent | { kind: 'not-found' };

/** The shell's build for Node. */
export interface ServerShell {
  /**
   * Renders one page for a visitor without a session.
   * @throws Error when its module or its data cannot be loaded; the gateway then sends the plain shell
   */
  renderPage: (request: RenderRequest) => Promise<RenderedPage>;
}
