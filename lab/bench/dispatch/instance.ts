import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoutingProblem } from '@idavuelta/api/modules/dispatch/planning/planner/search/routing-problem.ts';

/** A published problem and its best known solution. */
export interface Instance {
  name: string;
  problem: RoutingProblem;
  best: { cost: number; vehicles: number };
}

const folder = join(import.meta.dirname, 'instances');

/** Lists the instance files with this extension, by name. */
export const instanceFiles = (ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => ({ name: file.replace(ending, ''), text: readFileSync(join(folder, file), 'utf8') }));

interface Customer {
  x: number;
  y: number;
  demand: number;
  service?: number;
  window?: [number, number];
}

/** @param places the depot first, where every route starts and ends */
export function routingProblem(
  places: Customer[],
  fleet: { vehicles: number; capacity: number },
  round: (distance: number) => number = (distance) => distance,
): RoutingProblem {
  const [depot, ...customers] = places as [Customer, ...Customer[]];
  return {
    minutes: places.map((from) => places.map((to) => round(Math.hypot(from.x - to.x, from.y - to.y)))),
    vans: Array.from({ length: fleet.vehicles }, () => ({ capacity: fleet.capacity, start: 0 })),
    end: 0,
    startsFrom: depot.window?.[0],
    endsBy: depot.window?.[1] ?? Number.POSITIVE_INFINITY,
    moveCost: 0,
    stops: customers.map(({ demand, service = 0, window }, index) => ({
      place: index + 1,
      load: demand,
      service,
      opens: window?.[0] ?? Number.NEGATIVE_INFINITY,
      closes: window?.[1] ?? Number.POSITIVE_INFINITY,
      alone: false,
    })),
  };
}
