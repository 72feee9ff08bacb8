import type { Registry, Release } from '@idavuelta/shared/contracts';

const ofSite = new WeakMap<Registry, Registry>();

/** Whether a release fills no slot and each of its pages is alone in its window. */
const standsAlone = ({ routes, slots }: Release) =>
  routes.length > 0 && routes.every(({ frame }) => frame === 'bare') && Object.keys(slots).length === 0;

/**
 * Returns the registry that is sent with a page of the site. No link leads to a module that stands alone, so its routes
 * and files would waste bytes; the registry fetched later contains them.
 */
export function siteRegistry(registry: Registry): Registry {
  const known = ofSite.get(registry);
  if (known) return known;
  const modules = Object.entries(registry.modules).filter(([, { current }]) => !standsAlone(current));
  const made = { ...registry, modules: Object.fromEntries(modules) };
  ofSite.set(registry, made);
  return made;
}
