import { loadRemote } from './lazy-cache.ts';
import type { ModuleHost } from './module-host.ts';
import type { RouteMatch } from './route-table.ts';

/**
 * Loads the module and the page of a route, so that the page then renders without a spinner.
 * @returns the route as the module defines it
 * @throws Error when the module or the page cannot be loaded
 */
export async function loadPage(host: ModuleHost, { route }: RouteMatch) {
  const module = await host.load(route.module);
  if (module.status !== 'ready') throw new Error(`${route.module} is unavailable`);
  const definition = module.definition.routes.find(({ path }) => path === route.path);
  if (!definition) throw new Error(`${route.module} has no page for ${route.path}`);
  await loadRemote(definition.load);
  return definition;
}
