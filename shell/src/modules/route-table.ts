import { findRoute, ownedRoutes, type Registry, type RouteMatch, type SlotName } from '@idavuelta/shared/contracts';

export type { RouteMatch } from '@idavuelta/shared/contracts';

/** Finds the module that owns a path, from the registry alone. */
export function createRouteTable(registry: Registry) {
  const routes = ownedRoutes(registry);
  const matches = new Map<string, RouteMatch | undefined>();

  /** Undefined when no module owns the path. A path is matched once: a second call returns the same object. */
  return (pathname: string): RouteMatch | undefined => {
    if (!matches.has(pathname)) matches.set(pathname, findRoute(routes, pathname));
    return matches.get(pathname);
  };
}

export type RouteTable = ReturnType<typeof createRouteTable>;

/** Name of the module that fills a slot; undefined when none does. */
export const ownerOfSlot = (registry: Registry, slot: SlotName) =>
  Object.entries(registry.modules).find(([, { current }]) => current.slots[slot])?.[0];
