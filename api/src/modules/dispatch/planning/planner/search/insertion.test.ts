import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../../../../../testing/check-property.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { toPlannerNetwork } from '../to-network.ts';
import { type Position, tryRoute } from './insertion.ts';
import { createRoute, type Route } from './routes.ts';
import type { Network } from './routing-problem.ts';

/** Finds the cheapest position by building every route. */
function cheapest(network: Network, node: number, route: Route) {
  const costs = Array.from({ length: route.stops.length + 1 }, (_, position) => {
    const longer = createRoute(network, route.van, route.stops.toSpliced(position, 0, node));
    return longer ? longer.cost - route.cost : Number.POSITIVE_INFINITY;
  });
  return Math.min(...costs);
}

test('[DSP-02] a stop is tried in a route as if the whole route were reckoned: its rules, and what it costs', () => {
  let fitting = 0;
  checkProperty(
    fc.property(randomProblem({ parties: 9, vehicles: 2 }), (problem) => {
      const { network } = toPlannerNetwork(problem);
      for (const [van] of network.vans.entries()) {
        let route = createRoute(network, van, []) as Route;
        for (const node of network.stops.keys()) {
          const best: Position = { van: -1, position: -1, cost: Number.POSITIVE_INFINITY };
          tryRoute(network, node, route, best, () => false);
          const cost = cheapest(network, node, route);
          // Both are infinite when the stop fits nowhere.
          assert.ok(best.cost === cost || Math.abs(best.cost - cost) < 1e-6, `${best.cost}, ${cost}`);
          if (best.van < 0) continue;
          fitting++;
          route = createRoute(network, van, route.stops.toSpliced(best.position, 0, node)) as Route;
        }
      }
    }),
    500,
  );
  assert.ok(fitting > 300, `${fitting} stops fit`);
});
