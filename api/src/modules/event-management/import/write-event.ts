import { periodicity } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import { salesByDeparture, setCapacity, setEveryCapacity } from '../../seats/capacity.ts';
import { addDepartures } from '../../seats/seats.service.ts';
import type { EventPlan } from './import-plan.ts';
import { createRemovedAndOrderedRepository } from './removed-and-ordered.repository.ts';
import { toSchedule } from './schedule.ts';
import { parseStops } from './stops.ts';
import { createWrittenEventRepository } from './written-event.repository.ts';

interface Written {
  eventId: number;
  placeId: number;
  isRange: boolean;
}

/** Adds the event, or changes the given columns. */
async function writeEvent(tx: Queryable, plan: EventPlan): Promise<Written> {
  const events = createWrittenEventRepository(tx);
  const { known, place } = plan;
  const schedule = toSchedule(plan);
  const namedPlace = place && ('id' in place ? place.id : await events.findOrAddPlace(place));
  const placeId = namedPlace ?? known?.placeId;
  if (placeId === undefined) throw new Error(`The event ${plan.slug} has no place.`);
  const eventId = known?.id ?? (await events.addEvent(plan, schedule, placeId));
  if (known) await events.changeEvent(eventId, plan, schedule);
  if (known && namedPlace !== undefined) await events.move(eventId, placeId);
  await events.locate(placeId, plan.values);
  for (const move of plan.moves) await events.moveDate(move);
  const stops = plan.cleared?.includes('stops') ? [] : parseStops(plan.values.stops ?? '');
  if (stops) await events.setStops(eventId, stops);
  await events.indexTexts(eventId);
  const dates = new Set(known?.dates.map(({ startsAt }) => startsAt.getTime()));
  for (const startsAt of plan.departures) if (!dates.has(startsAt.getTime())) await events.addDate(eventId, startsAt);
  return { eventId, placeId, isRange: schedule.periodicityType === periodicity.range };
}

/** Adds or changes the categories of the plan. @returns their ids by name */
async function writeCategories(tx: Queryable, eventId: number, { categories, isOrdered }: EventPlan) {
  const events = createWrittenEventRepository(tx);
  const ids = new Map<string, number>();
  for (const { name, id, translations } of categories) {
    if (id !== undefined) await events.changeCategory(id, translations);
    ids.set(name, id ?? (await events.addCategory(eventId, translations)));
  }
  if (isOrdered) await createRemovedAndOrderedRepository(tx).orderCategories(eventId, [...ids.values()]);
  else await events.order(eventId);
  return ids;
}

/** Adds or changes the tickets of the plan. @returns the pools by key */
async function writeTickets(tx: Queryable, { eventId, placeId }: Written, plan: EventPlan) {
  const events = createWrittenEventRepository(tx);
  const categories = await writeCategories(tx, eventId, plan);
  const pools = new Map<string, number>();
  const ids: number[] = [];
  for (const ticket of plan.tickets) {
    const { poolKey, known } = ticket;
    if (ticket.pool !== undefined) pools.set(poolKey, ticket.pool);
    if (known) {
      await events.changeTicket(known.id, ticket);
      ids.push(known.id);
      continue;
    }
    const capacity =
      plan.capacities.find((planned) => planned.poolKey === poolKey)?.capacity ?? ticket.poolCapacity ?? 0;
    const pool = pools.get(poolKey) ?? (await events.addPool(eventId, capacity));
    pools.set(poolKey, pool);
    ids.push(await events.addTicket(ticket, { categoryId: categories.get(ticket.category) ?? 0, placeId, pool }));
  }
  if (plan.isOrdered) await createRemovedAndOrderedRepository(tx).orderVariants(eventId, ids);
  return pools;
}

/** Sets the planned capacities. A pool added to a departure without one gets the capacity of the form, or else 0. */
async function writeCapacities(tx: Queryable, eventId: number, plan: EventPlan, pools: Map<string, number>) {
  const before = new Set(plan.known?.sales.map(({ startsAt, pool }) => `${startsAt.getTime()} ${pool}`));
  const planned = new Map(
    plan.capacities.map(({ startsAt, poolKey, capacity }) => [`${startsAt.getTime()} ${pools.get(poolKey)}`, capacity]),
  );
  const ofNewPools = new Map(
    plan.tickets.flatMap(({ poolKey, poolCapacity }): [number | undefined, number][] =>
      poolCapacity === undefined ? [] : [[pools.get(poolKey), poolCapacity]],
    ),
  );
  for (const sales of await salesByDeparture(tx, eventId)) {
    const key = `${sales.startsAt.getTime()} ${sales.pool}`;
    const capacity = planned.get(key) ?? (before.has(key) ? undefined : (ofNewPools.get(sales.pool) ?? 0));
    if (capacity !== undefined && capacity !== sales.capacity) await setCapacity(tx, sales, capacity);
  }
}

/** Writes a validated plan in `tx`. @returns the id of the event */
export async function writePlan(tx: Queryable, plan: EventPlan): Promise<number> {
  const going = createRemovedAndOrderedRepository(tx);
  if (plan.removed) await going.remove(plan.removed);
  const written = await writeEvent(tx, plan);
  const { eventId, isRange } = written;
  const pools = await writeTickets(tx, written, plan);
  if (plan.removed?.variants.length) await going.removeUnusedPools(eventId);
  await addDepartures(tx, eventId);
  if (!isRange) await writeCapacities(tx, eventId, plan, pools);
  else
    for (const { poolKey, capacity } of plan.capacities) {
      const pool = pools.get(poolKey);
      if (pool !== undefined) await setEveryCapacity(tx, pool, capacity);
    }
  return eventId;
}
