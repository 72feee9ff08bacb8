import type { ImportedEvent } from '@idavuelta/shared/contracts/staff';
import { dayAt, timeAt } from '@idavuelta/shared/contracts/time';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { lockPools, salesByDeparture } from '../../seats/capacity.ts';
import { changesBetween } from '../for-staff/changes-between.ts';
import { createEventFieldsRepository } from '../for-staff/event-fields.repository.ts';
import { checkEvent } from './check-event.ts';
import { type ImportMistake, InvalidImport } from './import-mistakes.ts';
import type { EventPlan, Known } from './import-plan.ts';
import type { ImportRow } from './import-row.ts';
import { createKnownCatalogueRepository } from './known-catalogue.repository.ts';
import type { ReadRows } from './read-rows.ts';
import { writePlan } from './write-event.ts';

export type { ImportedEvent } from '@idavuelta/shared/contracts/staff';

export interface ImportOptions {
  actor: string;
  /** Validates everything without writing. */
  dryRun?: boolean | undefined;
}

/** Locks the events in the rows and reads the data they are validated against. */
export async function knownTo(tx: Queryable, rows: ImportRow[]): Promise<Known> {
  const known = createKnownCatalogueRepository(tx);
  const events = await known.lockEvents([...new Set(rows.map(({ values }) => values.slug))]);
  await lockPools(
    tx,
    events.map(({ id }) => id),
  );
  const withSales = [];
  for (const event of events) withSales.push({ ...event, sales: await salesByDeparture(tx, event.id) });
  return {
    countries: await known.countries(),
    places: await known.places(rows.flatMap(({ values }) => values.place ?? [])),
    events: withSales,
  };
}

/** Leaves out events with invalid cells, which would also be reported as missing. */
function readableRows(rows: ImportRow[], mistakes: ImportMistake[]): ImportRow[] {
  const unreadable = new Set(mistakes.map(({ row }) => row));
  const slugs = new Set(rows.flatMap(({ row, values }) => (unreadable.has(row) ? values.slug : [])));
  return rows.filter(({ row, values }) => !unreadable.has(row) && !slugs.has(values.slug));
}

/** @throws InvalidImport with the invalid cells and all other mistakes found */
function toPlans(rows: ImportRow[], known: Known, cellMistakes: ImportMistake[]): EventPlan[] {
  const mistakes = [...cellMistakes];
  const plans = [...Map.groupBy(rows, ({ values }) => values.slug)].map(([slug, ofEvent]) =>
    checkEvent(slug, ofEvent, { known, report: (mistake) => mistakes.push(mistake) }),
  );
  if (mistakes.length > 0) throw new InvalidImport(mistakes);
  return plans.filter((plan) => plan !== undefined);
}

const toSummary = ({ slug, known, departures, tickets, moves, timeZone }: EventPlan): ImportedEvent => ({
  slug,
  created: known === undefined,
  departures: departures.length,
  tickets: tickets.length,
  ...(moves.length > 0 && {
    moved: moves.map(({ from, to }) => `${dayAt(from, timeZone)}T${timeAt(from, timeZone)} → ${timeAt(to, timeZone)}`),
  }),
});

async function write(tx: Queryable, plan: EventPlan, actor: string) {
  const fields = createEventFieldsRepository(tx);
  const before = plan.known && (await fields.find(plan.known.id));
  const eventId = await writePlan(tx, plan);
  const changes = before && changesBetween(before, await fields.find(eventId));
  await createAuditRepository(tx).add({
    actor,
    action: 'import-event',
    subject: `event:${eventId}`,
    detail: { ...toSummary(plan), ...(plan.known && { revision: plan.known.revision + 1 }), ...changes },
  });
}

export const createEventImport = ({ db }: { db: Database }) => ({
  /**
   * Adds new events as drafts and changes the given columns of existing ones, all or nothing.
   * @throws InvalidImport with every mistake
   */
  import: ({ rows, mistakes }: ReadRows, { actor, dryRun }: ImportOptions): Promise<ImportedEvent[]> =>
    db.transaction().execute(async (tx) => {
      const readable = readableRows(rows, mistakes);
      const plans = toPlans(readable, await knownTo(tx, readable), mistakes);
      if (!dryRun) for (const plan of plans) await write(tx, plan, actor);
      return plans.map(toSummary);
    }),
});

export type EventImport = ReturnType<typeof createEventImport>;
