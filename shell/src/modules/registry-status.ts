import type { Registry } from '@idavuelta/shared/contracts';
import { createRouteTable, type RouteTable } from './route-table.ts';

export interface ReadyRegistry {
  status: 'ready';
  registry: Registry;
  routes: RouteTable;
}

export type RegistryStatus = { status: 'loading' } | { status: 'failed' } | ReadyRegistry;

/** Call it once per registry: its route table remembers matches, so all who need a path's route share one lookup. */
export const readyRegistry = (registry: Registry): ReadyRegistry => ({
  status: 'ready',
  registry,
  routes: createRouteTable(registry),
});
