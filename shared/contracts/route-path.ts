import type { PageFrame, RouteParams } from './module.ts';
import type { Registry } from './release.ts';
import { escapeRegExp } from './text/escape.ts';

interface Compiled {
  test: RegExp;
  names: string[];
}
const compiled = new Map<string, Compiled>();

function compile(pattern: string): Compiled {
  const known = compiled.get(pattern);
  if (known) return known;
  const names: string[] = [];
  const source = escapeRegExp(pattern)
    .replace(/:(\w+)/g, (_, name: string) => {
      names.push(name);
      return '([^/]+)';
    })
    .replace(/\/$/, '');
  const made = { names, test: new RegExp(`^${source}/?$`) };
  compiled.set(pattern, made);
  return made;
}

/**
 * Returns the parameters of a path; undefined when the pattern does not match.
 * @param pattern a route's path: `/event/:name`; a parameter may be part of a segment: `/:product-companies`
 * @param pathname as in the URL; a malformed percent sequence matches nothing
 */
export function matchRoutePath(pattern: string, pathname: string): RouteParams | undefined {
  const { test, names } = compile(pattern);
  const values = test.exec(pathname)?.slice(1);
  if (!values) return undefined;
  try {
    return Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(values[i] ?? '')]));
  } catch {
    return undefined; // URIError: `%E0` and the like
  }
}

/**
 * Returns the route of a path. Of several matches, the one with fewer parameters wins: `/how-book` before `/:name`.
 * Browser and gateway share this function, so that they always agree.
 */
export function findRoute<R extends { path: string }>(routes: readonly R[], pathname: string) {
  const parameters = ({ path }: R) => compile(path).names.length;
  let best: { route: R; params: RouteParams } | undefined;
  for (const route of routes) {
    if (best && parameters(route) >= parameters(best.route)) continue;
    const params = matchRoutePath(route.path, pathname);
    if (params) best = { route, params };
  }
  return best;
}

/** A route of a registry's current releases. */
export interface OwnedRoute {
  module: string;
  path: string;
  private: boolean;
  /** Rendered on the server; for other pages the server renders only the layout. */
  public: boolean;
  frame: PageFrame;
  /** URL of the folder with the web app manifests of an installable page. */
  app?: string;
}

/** The route of a path, with the path's parameters. */
export interface RouteMatch {
  route: OwnedRoute;
  params: RouteParams;
}

/** Returns the routes of all current releases, for `findRoute`. */
export const ownedRoutes = ({ modules }: Registry): OwnedRoute[] =>
  Object.entries(modules).flatMap(([module, { current }]) =>
    current.routes.map((route) => ({
      module,
      path: route.path,
      private: route.private === true,
      public: route.public === true,
      frame: route.frame ?? 'site',
      // Browsers accept neither web app manifests nor service workers from another origin.
      ...(route.installable && current.entry.startsWith('/') && { app: current.entry.replace(/[^/]*$/, 'app/') }),
    })),
  );
