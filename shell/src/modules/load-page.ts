import type { ModuleHost } from './module-host.ts';
import { loadPart } from './part-cache.ts';
import type { RouteMatch } from './route-table.ts';

/** Loads the module and the page of a path, so that they render at once. @returns the route in the module's table */
export async function loadPage(host: ModuleHost, { route }: RouteMatch) {
  const module = await host.load(route.module);
  if (module.status !== 'ready') throw new Error(`${route.module} is not there`);
  const definition = module.definition.routes.find(({ path }) => path === route.path);
  if (!definition) throw new Error(`${route.module} has no page for ${route.path}`);
  await loadPart(definition.load);
  return definition;
}
