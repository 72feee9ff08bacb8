import { findRoute, type Registry, type RouteParams } from '@idavuelta/shared/contracts';

export interface OwnedRoute {
  module: string;
  path: string;
  private: boolean;
  /** Rendered on the server; of other pages the server renders the layout only. */
  public: boolean;
}

export interface RouteMatch {
  route: OwnedRoute;
  params: RouteParams;
}

/** Finds the module that owns a path, from the registry alone. */
export function createRouteTable(registry: Registry) {
  const routes = Object.entries(registry.modules).flatMap(([module, { current }]) =>
    current.routes.map(
      (route): OwnedRoute => ({
        module,
        path: route.path,
        private: route.private === true,
        public: route.public === true,
      }),
    ),
  );
  const matches = new Map<string, RouteMatch | undefined>();

  /** Undefined when no module owns the path. A path is matched once: a second call returns the same object. */
  return (pathname: string): RouteMatch | undefined => {
    if (!matches.has(pathname)) matches.set(pathname, findRoute(routes, pathname));
    return matches.get(pathname);
  };
}

export type RouteTable = ReturnType<typeof createRouteTable>;

/** Name of the module that fills a slot; undefined when none does. */
export const ownerOfSlot = (registry: Registry, slot: string) =>
  Object.entries(registry.modules).find(([, { current }]) => current.slots.includes(slot))?.[0];
