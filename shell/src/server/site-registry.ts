import type { Registry, Release } from '@idavuelta/shared/contracts';

const ofSite = new WeakMap<Registry, Registry>();

/** Whether every page of a release stands alone in its window, and it fills no slot of another page. */
const standsAlone = ({ routes, slots }: Release) =>
  routes.length > 0 && routes.every(({ frame }) => frame === 'bare') && Object.keys(slots).length === 0;

/**
 * The registry that is sent with a page of the site. No link of the site leads to a module that stands alone, so its
 * routes and files would be wasted bytes; the registry that is fetched later has them.
 */
export function siteRegistry(registry: Registry): Registry {
  const known = ofSite.get(registry);
  if (known) return known;
  const modules = Object.entries(registry.modules).filter(([, { current }]) => !standsAlone(current));
  const made = { ...registry, modules: Object.fromEntries(modules) };
  ofSite.set(registry, made);
  return made;
}
