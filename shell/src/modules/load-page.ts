import type { LoadData } from '@idavuelta/shared/contracts';
import type { ModuleHost } from './module-host.ts';
import type { RouteMatch } from './route-table.ts';

/**
 * Loads the module and the page of a route, so that the page then renders without a spinner.
 * @returns the release that it came from
 * @throws Error when no release of it can be loaded
 */
export async function loadPage(host: ModuleHost, { route }: RouteMatch) {
  const page = await host.load(route.module, route.path);
  if (page.status !== 'ready') throw new Error(`${route.module} is unavailable`);
  return page.attempt;
}

/**
 * Returns the function that starts the queries of a page, from the release with that page; undefined when it needs
 * none.
 */
export async function loadDataOf(host: ModuleHost, match: RouteMatch): Promise<LoadData | undefined> {
  const attempt = await loadPage(host, match);
  const data = attempt.release.routes.find(({ path }) => path === match.route.path)?.data;
  return data ? ((await host.loadFrom(attempt, data)) as LoadData) : undefined;
}
