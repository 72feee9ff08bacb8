import type { Registry, RouteParams } from '@idavuelta/shared/contracts';
import { match } from 'path-to-regexp';

export interface OwnedRoute {
  module: string;
  path: string;
  private: boolean;
}

export interface RouteMatch {
  route: OwnedRoute;
  params: RouteParams;
}

/**
 * Which module owns a path, known from the registry alone. A path with fewer parameters wins, so that
 * `/how-book` is never taken for something a pattern would also match.
 */
export function createRouteTable(registry: Registry) {
  const routes = Object.entries(registry.modules)
    .flatMap(([module, { current }]) =>
      current.routes.map((route): OwnedRoute => ({ module, path: route.path, private: route.private === true })),
    )
    .sort((a, b) => a.path.split(':').length - b.path.split(':').length)
    .map((route) => ({ route, test: match(route.path) }));

  /** Undefined when no module owns the path. */
  return (pathname: string): RouteMatch | undefined => {
    for (const { route, test } of routes) {
      const found = safely(() => test(pathname));
      if (found) return { route, params: { ...found.params } as RouteParams };
    }
    return undefined;
  };
}

/** A path with a broken percent sequence (`/event/%E0`) throws while it is decoded; nobody owns it. */
function safely<T>(test: () => T) {
  try {
    return test();
  } catch (error) {
    if (error instanceof URIError || error instanceof TypeError) return undefined;
    throw error;
  }
}

export type RouteTable = ReturnType<typeof createRouteTable>;

/** The module that fills a slot. */
export const ownerOfSlot = (registry: Registry, slot: string) =>
  Object.entries(registry.modules).find(([, { current }]) => current.slots.includes(slot))?.[0];
