import type { Channel, Country, Locale } from './api/catalogue.ts';
import type { Language } from './locale.ts';
import type { Registry, Release } from './release.ts';
import type { RouteMatch } from './route-path.ts';

/** A response of the API. Cached and shared between pages: never mutate it. */
export interface ApiResponse {
  status: number;
  body: unknown;
}

/** The renderer's input to the shell's Node build. */
export interface RenderRequest {
  pathname: string;
  /** The path's route in the registry; absent for the shell's own pages. */
  match?: RouteMatch;
  /** With the question mark, or empty. */
  search: string;
  /** The visitor's cookies, as sent. */
  cookies: string;
  channel: Channel | undefined;
  /** Choices of the locale selector. */
  localeOptions: { countries: Country[]; locales: Locale[] };
  registry: Registry;
  /** The shell's runtime configuration. */
  config: object;
  /** Public origin of the site, e.g. `https://idavuelta.pe`. */
  origin: string;
  /**
   * Fetches from the API without a token.
   * @param languages of the translations that the page needs; all by default
   * @throws Error on timeout
   */
  fetchApi: (path: string, languages?: readonly Language[]) => Promise<ApiResponse>;
  /** Reads a language file of a live release. @throws Error when it does not exist */
  readTexts: (address: string) => Promise<object>;
  /** Evaluates the container of a release's Node build. @throws Error when the release has none, or it was modified */
  loadEntry: (release: Release) => Promise<object>;
}

export interface RenderedContent {
  kind: 'page';
  /** BCP 47, for `<html lang>`. */
  language: string;
  /** Tags for `<head>`. */
  head: string;
  /** Content of `#root`. */
  body: string;
  /** Script element with the state, texts and registry for hydration in the browser. */
  hydrationPayload: string;
  /** Version of the module release that rendered the page; not the current one if that one failed. */
  release?: string;
}

/** `not-found`: the URL refers to nothing; the visitor is redirected to `/error404`. */
export type RenderedPage = RenderedContent | { kind: 'not-found' };

/** The shell's Node build. */
export interface ServerShell {
  /**
   * Renders a page for a visitor without a session.
   * @throws Error when its module or data cannot be loaded; the gateway then sends the plain shell
   */
  renderPage: (request: RenderRequest) => Promise<RenderedPage>;
}
