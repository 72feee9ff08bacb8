import { fetchWithin } from '@idavuelta/shared/contracts/servers';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ServiceSettings } from '../../../config/dispatch-config.ts';
import { failureOf, ServiceFailure, warnOnce } from '../travel-times/service-failure.ts';
import type { Warn } from '../travel-times/source.ts';
import type { Plan, PlanOptions, PlanProblem } from './planner/problem.ts';
import { createRoute } from './planner/search/routes.ts';
import { type PlannerNetwork, toPlannerNetwork } from './planner/to-network.ts';
import { toPlan, type VanOrders } from './planner/to-plan.ts';
import { vroomRequest } from './vroom-request.ts';

/** A plan for the largest departure takes a tenth of this. */
const maxBytes = 8_000_000;

/** The fields read from a response. */
const responseSchema = Type.Object({
  code: Type.Literal(0),
  routes: Type.Array(
    Type.Object({
      vehicle: Type.Integer(),
      steps: Type.Array(Type.Object({ type: Type.String(), id: Type.Optional(Type.Integer()) })),
    }),
  ),
});

export type Planner = (problem: PlanProblem, options: PlanOptions, signal?: AbortSignal) => Promise<Plan>;

/**
 * Creates a planner that delegates to a VROOM server. Falls back to `own` when the server fails, leaves out a party
 * that a van could serve, or plans a trip that breaks a rule.
 */
export function createVroomPlanner(settings: ServiceSettings, own: Planner, warn: Warn): Planner {
  const failures = warnOnce(warn);
  return async (problem, options, signal) => {
    const prepared = toPlannerNetwork(problem);
    try {
      const orders = await ordersByVroom(settings, problem, prepared, signal);
      failures.works();
      return toPlan(problem, prepared, orders);
    } catch (error) {
      signal?.throwIfAborted();
      failures.failed(`trips are planned without VROOM, which ${failureOf(error)}`);
      return own(problem, options, signal);
    }
  };
}

/** @throws ServiceFailure for an unsound plan */
async function ordersByVroom(
  { url, timeoutMs }: ServiceSettings,
  problem: PlanProblem,
  { network }: PlannerNetwork,
  signal: AbortSignal | undefined,
): Promise<VanOrders> {
  if (!network.stops.length || !network.vans.length) return new Map();
  const response = await fetchWithin({ maxBytes, timeoutMs }, url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(vroomRequest(problem, network)),
    signal,
  });
  if (!response.ok) throw new ServiceFailure(`answered ${response.status}`);
  const body: unknown = await response.json();
  if (!Value.Check(responseSchema, body)) throw new ServiceFailure('answered with no plan');
  const orders = new Map(
    body.routes.map(({ vehicle, steps }) => [
      vehicle - 1,
      steps.flatMap(({ type, id }) => (type === 'job' && id !== undefined ? id - 1 : [])),
    ]),
  );
  assertSound({ network }, orders);
  return orders;
}

function assertSound({ network }: Pick<PlannerNetwork, 'network'>, orders: VanOrders) {
  const served = [...orders.values()].flat();
  if (new Set(served).size !== served.length) throw new ServiceFailure('planned somebody twice');
  if (network.stops.some((_, stop) => !served.includes(stop))) throw new ServiceFailure('left somebody out');
  for (const [van, stops] of orders) {
    const strangers = !network.vans[van] || stops.some((stop) => !network.stops[stop]);
    if (strangers) throw new ServiceFailure('planned what it was not asked for');
    const unlocked = stops.some((stop) => (network.stops[stop]?.pinned ?? van) !== van);
    if (unlocked || (stops.length && !createRoute(network, van, stops)))
      throw new ServiceFailure('planned a trip that breaks a rule');
  }
}
