import { lastBefore } from '@idavuelta/shared/contracts/time';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { findDeparture } from '../find-departure.ts';
import { createPickUpTimesRepository, type RiddenTicket } from './pick-up-times.repository.ts';
import { readTimes, type TimeMistake, type TimeRow } from './read-times.ts';

export interface ImportedTimes {
  departure: string;
  /** Number of tickets with a time. */
  tickets: number;
  /** Number of tickets with a new or changed time, whose travellers are notified. */
  changed: number;
  /** Number of the departure's tickets missing from the list. */
  missing: number;
}

/** Thrown when invalid rows prevent an import. The message has a line per mistake. */
export class InvalidTimes extends Error {
  constructor(mistakes: TimeMistake[]) {
    const lines = mistakes
      .toSorted((one, other) => one.row - other.row)
      .map(({ row, column, reason }) => `row ${row}${column ? `, column ${column}` : ''}: ${reason}`);
    super(lines.join('\n'));
    this.name = 'InvalidTimes';
  }
}

/** Returns the tickets of a row. @returns a mistake for a row of another departure */
function ticketsOf({ row, order, ticket }: TimeRow, ridden: RiddenTicket[]) {
  const ofOrder = ridden.filter((known) => known.order === order);
  if (ofOrder.length === 0)
    return { row, column: 'order', reason: `nobody rides with order ${order} on this departure` };
  const found = ofOrder.filter((known) => ticket === undefined || known.ticket === ticket);
  return found.length > 0
    ? found
    : { row, column: 'ticket', reason: `order ${order} has no ticket ${ticket} that is good` };
}

/** Finds tickets named by two rows; the row of an order counts for each of its tickets. */
const namedTwice = (named: { row: number; tickets: RiddenTicket[] }[]): TimeMistake[] => {
  const rows = new Map<number, number>();
  return named.flatMap(({ row, tickets }) =>
    tickets.flatMap(({ id, order, ticket }) => {
      const before = rows.get(id);
      rows.set(id, before ?? row);
      return before === undefined
        ? []
        : [{ row, reason: `ticket ${ticket} of order ${order} is in row ${before} already` }];
    }),
  );
};

interface ImportTimesDependencies {
  db: Database;
  /** Publishes the list as the departure's plan, unless it does not fit the vehicles it names. */
  publish: (
    tx: Queryable,
    list: {
      departureId: number;
      rows: { row: number; at: Date; van: string; driver: string; tickets: number[] }[];
      actor: string;
      dryRun: boolean;
    },
  ) => Promise<{ changed: number; mistakes: TimeMistake[] }>;
}

/** Creates the function that imports a list of vans. */
export const createImportTimes =
  ({ db, publish }: ImportTimesDependencies) =>
  /**
   * Sets exact pick-up times for a departure's tickets, all or nothing, and publishes them as its plan. Unchanged times
   * are not mailed again.
   * @throws InvalidTimes; NOT_FOUND, STATE_CONFLICT when the departure is ambiguous
   */
  (
    slug: string,
    departure: string,
    text: string,
    { actor, dryRun }: { actor: string; dryRun: boolean },
  ): Promise<ImportedTimes> =>
    db.transaction().execute(async (tx) => {
      const times = createPickUpTimesRepository(tx);
      const { event, chosen } = await findDeparture(tx, slug, departure);
      const ridden = chosen.departureId ? await times.ridden(chosen.departureId) : [];
      const { rows, mistakes } = readTimes(text);
      const named = rows.map((row) => ({ row: row.row, time: row, tickets: ticketsOf(row, ridden) }));
      const unknown = named.flatMap(({ tickets }) => (Array.isArray(tickets) ? [] : [tickets]));
      const known = named.flatMap(({ tickets, ...rest }) => (Array.isArray(tickets) ? [{ ...rest, tickets }] : []));
      const all = [...mistakes, ...unknown, ...namedTwice(known)];
      if (all.length > 0) throw new InvalidTimes(all);

      const listed = known.map(({ row, time: { time, van, driver }, tickets }) => ({
        row,
        at: lastBefore(chosen.startsAt, time, event.timeZone),
        van,
        driver,
        tickets: tickets.map(({ id }) => id),
      }));
      const { departureId } = chosen;
      const { changed, mistakes: unfit } =
        departureId && listed.length > 0
          ? await publish(tx, { departureId, rows: listed, actor, dryRun })
          : { changed: 0, mistakes: [] };
      if (unfit.length > 0) throw new InvalidTimes(unfit);
      const tickets = known.reduce((sum, row) => sum + row.tickets.length, 0);
      const imported = { departure: chosen.departure, tickets, changed, missing: ridden.length - tickets };
      if (!dryRun)
        await createAuditRepository(tx).add({
          actor,
          action: 'import-pick-up-times',
          subject: `event:${event.id}`,
          detail: { slug, ...imported },
        });
      return imported;
    });
