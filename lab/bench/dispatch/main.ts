import { plan } from '@idavuelta/api/modules/dispatch/planning/planner/plan.ts';
import { toNetwork } from '@idavuelta/api/modules/dispatch/planning/planner/search/routing-problem.ts';
import { search } from '@idavuelta/api/modules/dispatch/planning/planner/search/search.ts';
import { startFrom } from '@idavuelta/api/modules/dispatch/planning/planner/search/start.ts';
import { table } from '../table.ts';
import { augerat } from './augerat.ts';
import { departure } from './departure.ts';
import type { Instance } from './instance.ts';
import { solomon } from './solomon.ts';

const seed = 1;
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function solve({ name, problem, best }: Instance, milliseconds: number) {
  const network = toNetwork(problem);
  const begun = performance.now();
  const { cost, used, absent } = search(network, startFrom(network, new Map()), { seed, milliseconds });
  return { name, best, cost, used, absent: absent.length, gap: cost / best.cost - 1, time: performance.now() - begun };
}

function measureInstances(title: string, instances: Instance[], milliseconds: number) {
  const solved = instances.map((instance) => solve(instance, milliseconds));
  const rows = solved.map(({ name, cost, best, gap, used, time }) => [
    name,
    cost.toFixed(2),
    String(best.cost),
    percent(gap),
    `${used} of ${best.vehicles}`,
    seconds(time),
  ]);
  console.log(`\n${table([[title, 'cost', 'best known', 'gap', 'vehicles', 'time'], ...rows])}`);
  const gap = mean(solved.map((each) => each.gap));
  console.log(`mean gap ${percent(gap)}`);
  return {
    gap,
    served: solved.every(({ absent }) => !absent),
    moreVehicles: Math.max(...solved.map(({ used, best }) => used - best.vehicles)),
  };
}

async function measureDepartures(sizes: { tickets: number; milliseconds: number }[]) {
  const rows: string[][] = [];
  let served = true;
  for (const { tickets, milliseconds } of sizes) {
    for (const direction of ['out', 'back'] as const) {
      const problem = await departure(tickets, direction, seed);
      const begun = performance.now();
      const { trips, unserved } = plan(problem, { seed, milliseconds });
      const time = performance.now() - begun;
      served &&= !unserved.length;
      const driven = trips.reduce((sum, trip) => sum + trip.drivenMinutes, 0);
      const ridden = trips.reduce((sum, trip) => sum + trip.riddenMinutes, 0);
      rows.push([
        `${tickets} tickets ${direction}`,
        String(problem.parties.length),
        String(trips.length),
        String(unserved.length),
        driven.toFixed(0),
        (ridden / tickets).toFixed(0),
        seconds(time),
      ]);
    }
  }
  const head = ['departure', 'parties', 'vans', 'unserved', 'minutes driven', 'ridden by each', 'time'];
  console.log(`\n${table([head, ...rows])}`);
  return served;
}

/**
 * Measures the planner on published instances and on departures around Lima.
 * @param briefly at most a second each, to check that the command works: gaps are not failures then
 * @returns whether everyone is served and the gaps are within their limits
 */
export async function benchDispatch(briefly: boolean): Promise<boolean> {
  const few = <T>(items: T[], count: number) => (briefly ? items.slice(0, count) : items);
  const withoutWindows = measureInstances('Augerat A', few(augerat(), 3), briefly ? 300 : 2_000);
  const withWindows = measureInstances('Solomon', few(solomon(), 2), briefly ? 1_000 : 10_000);
  const served = await measureDepartures([
    { tickets: 60, milliseconds: briefly ? 500 : 2_000 },
    { tickets: 300, milliseconds: briefly ? 1_000 : 10_000 },
  ]);
  const isNear = withoutWindows.gap <= 0.03 && withWindows.gap <= 0.05 && withWindows.moreVehicles <= 1;
  console.log(
    `\nmean gaps at most 3 % and 5 %, at most one vehicle more: ${isNear ? 'met' : 'MISSED'}; everybody served: ${served ? 'met' : 'MISSED'}`,
  );
  return withoutWindows.served && withWindows.served && served && (briefly || isNear);
}
