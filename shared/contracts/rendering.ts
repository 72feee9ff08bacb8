import type { Channel, Country, Locale } from './api/catalogue.ts';
import type { ModuleDefinition } from './module.ts';
import type { Registry, Release } from './release.ts';

/** An answer of the API; pages share it, so nobody may change it. */
export interface ApiResponse {
  status: number;
  body: unknown;
}

/** What a renderer asks of the shell's build for Node. */
export interface RenderRequest {
  pathname: string;
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
  /** Where the visitor finds the site, e.g. `https://idavuelta.pe`. */
  origin: string;
  /** Asks the API, without anybody's token. @throws Error when no answer comes in time */
  fetchApi: (path: string) => Promise<ApiResponse>;
  /** Evaluates a release's build for Node. */
  loadRelease: (release: Release) => Promise<ModuleDefinition>;
}

export interface RenderedContent {
  kind: 'page';
  /** BCP 47, for `<html lang>`. */
  language: string;
  /** Tags for `<head>`. */
  head: string;
  /** What `#root` holds. */
  body: string;
  /** Element with all that the browser needs to show the same without asking again. */
  hydrationPayload: string;
  /** Whose page it is; absent for the shell's own. */
  owner?: { module: string; route: string };
}

/** `missing`: the address names nothing; the visitor is sent to `/error404`. */
export type RenderedPage = RenderedContent | { kind: 'not-found' };

/** The shell's build for Node. */
export interface ServerShell {
  /** Libraries that the builds of modules leave out, by name: they get the shell's copies, as in a browser. */
  libraries: Record<string, object>;
  /**
   * One page as a browser would show it to a visitor without a session.
   * @throws Error when its module or its data do not come; the plain page is sent instead
   */
  renderPage: (request: RenderRequest) => Promise<RenderedPage>;
}
