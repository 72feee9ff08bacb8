import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toNetwork } from '@idavuelta/api/modules/dispatch/planning/planner/search/routing-problem.ts';
import { search } from '@idavuelta/api/modules/dispatch/planning/planner/search/search.ts';
import { startFrom } from '@idavuelta/api/modules/dispatch/planning/planner/search/start.ts';
import { augerat } from './augerat.ts';
import { solomon } from './solomon.ts';

/** About the number of rounds in one or two seconds, fixed so that the result is the same on any machine. */
const rounds = 4_000;

const nearest = [
  { instances: augerat(), most: 0.03 },
  { instances: solomon(), most: 0.05 },
].map(({ instances: [first], most }) => {
  assert.ok(first);
  return { ...first, most };
});

for (const { name, problem, best, most } of nearest) {
  test(`[DSP-02] the planner serves all of ${name} and comes within ${most * 100} % of the best that is known`, () => {
    const network = toNetwork(problem);
    const { cost, absent, used } = search(network, startFrom(network, new Map()), { seed: 1, rounds });
    assert.equal(absent.length, 0);
    assert.ok(used <= best.vehicles + 1);
    assert.ok(cost <= best.cost * (1 + most), `${cost} is further from ${best.cost}`);
  });
}
