import { periodicity } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import { salesByDeparture, setCapacity, setEveryCapacity } from '../../seats/capacity.ts';
import { addDepartures } from '../../seats/seats.service.ts';
import type { EventPlan } from './import-plan.ts';
import { scheduleOf } from './schedule.ts';
import { createWrittenEventRepository } from './written-event.repository.ts';

/** Adds the event, or changes what the file names of it. @returns its id and that of its place */
async function writeEvent(tx: Queryable, plan: EventPlan) {
  const events = createWrittenEventRepository(tx);
  const { known, place } = plan;
  const schedule = scheduleOf(plan);
  const namedPlace = place && ('id' in place ? place.id : await events.addPlace(place));
  const placeId = namedPlace ?? known?.placeId;
  if (placeId === undefined) throw new Error(`The event ${plan.slug} has no place.`);
  const eventId = known?.id ?? (await events.addEvent(plan, schedule, placeId));
  if (known) await events.changeEvent(eventId, plan, schedule);
  if (known && namedPlace !== undefined) await events.move(eventId, placeId);
  await events.indexTexts(eventId);
  const dates = new Set(known?.dates.map(({ startsAt }) => startsAt.getTime()));
  for (const startsAt of plan.departures) if (!dates.has(startsAt.getTime())) await events.addDate(eventId, startsAt);
  return { eventId, placeId, isRange: schedule.periodicityType === periodicity.range };
}

/** Adds or changes the tickets of the plan. @returns the pools by their keys */
async function writeTickets(
  tx: Queryable,
  { eventId, placeId }: { eventId: number; placeId: number },
  plan: EventPlan,
) {
  const events = createWrittenEventRepository(tx);
  const categories = new Map<string, number>();
  const pools = new Map<string, number>();
  for (const { id, translations } of plan.known?.categories ?? []) {
    const name = translations[plan.country.language]?.name;
    if (name !== undefined) categories.set(name, id);
  }
  for (const ticket of plan.tickets) {
    const there = categories.get(ticket.category);
    if (there !== undefined) await events.changeCategory(there, ticket.categoryTranslations);
    const categoryId = there ?? (await events.addCategory(eventId, ticket.categoryTranslations));
    categories.set(ticket.category, categoryId);
    if (ticket.pool !== undefined) pools.set(ticket.poolKey, ticket.pool);
    if (ticket.known) {
      await events.changeTicket(ticket.known.id, ticket);
      continue;
    }
    const capacity = plan.capacities.find(({ poolKey }) => poolKey === ticket.poolKey)?.capacity ?? 0;
    const pool = pools.get(ticket.poolKey) ?? (await events.addPool(eventId, capacity));
    pools.set(ticket.poolKey, pool);
    await events.addTicket(ticket, { categoryId, placeId, pool });
  }
  await events.order(eventId);
  return pools;
}

/** Gives each departure what the file says. What it does not name of a new departure, or of new vans, is not sold. */
async function writeCapacities(tx: Queryable, eventId: number, plan: EventPlan, pools: Map<string, number>) {
  const before = new Set(plan.known?.sales.map(({ startsAt, pool }) => `${startsAt.getTime()} ${pool}`));
  const wanted = new Map(
    plan.capacities.map(({ startsAt, poolKey, capacity }) => [`${startsAt.getTime()} ${pools.get(poolKey)}`, capacity]),
  );
  for (const sales of await salesByDeparture(tx, eventId)) {
    const key = `${sales.startsAt.getTime()} ${sales.pool}`;
    const capacity = wanted.get(key) ?? (before.has(key) ? undefined : 0);
    if (capacity !== undefined && capacity !== sales.capacity) await setCapacity(tx, sales, capacity);
  }
}

/** Writes a plan without mistakes, in `tx`. @returns the id of the event */
export async function writePlan(tx: Queryable, plan: EventPlan): Promise<number> {
  const { eventId, placeId, isRange } = await writeEvent(tx, plan);
  const pools = await writeTickets(tx, { eventId, placeId }, plan);
  await addDepartures(tx, eventId);
  if (!isRange) await writeCapacities(tx, eventId, plan, pools);
  else
    for (const { poolKey, capacity } of plan.capacities) {
      const pool = pools.get(poolKey);
      if (pool !== undefined) await setEveryCapacity(tx, pool, capacity);
    }
  return eventId;
}
