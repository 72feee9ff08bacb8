import { sql } from 'kysely';
import { isThere } from '../../../database/affected-rows.ts';
import type { Queryable } from '../../../database/database.ts';
import { createDeparturesRepository } from '../../seats/departures.repository.ts';
import type { MovedDeparture } from '../import/import-plan.ts';

/** What moving a day of a range changes. Its one date stays: the departures of all days hang on it. */
export const createMoveDayRepository = (tx: Queryable) => ({
  /** Keeps first sales of other days waiting, which add their departures. */
  lockDate: (dateId: number) => tx.selectFrom('event_date').select('id').where('id', '=', dateId).forUpdate().execute(),

  /** When a day begins, `YYYY-MM-DD`. @returns nothing for one outside the range */
  async beginningOf(eventId: number, { dateId, day }: { dateId: number; day: string }) {
    const chosen = await createDeparturesRepository(tx).chosenDate(eventId, { eventDateId: dateId, day });
    return chosen?.startsAt ?? undefined;
  },

  /** Whether the moment has a departure, if only one that was called off. */
  isTaken: (dateId: number, startsAt: Date) =>
    isThere(
      tx.selectFrom('departure').select('id').where('event_date_id', '=', dateId).where('starts_at', '=', startsAt),
    ),

  /** Moves the departure, with the windows that were set by hand as long before it as they were. */
  async move(departureId: number, { from, to }: Pick<MovedDeparture, 'from' | 'to'>) {
    await tx.updateTable('departure').set({ starts_at: to }).where('id', '=', departureId).execute();
    const later = sql`make_interval(secs => ${(to.getTime() - from.getTime()) / 1000})`;
    await sql`UPDATE pick_up_window SET opens_at = opens_at + ${later}, closes_at = closes_at + ${later},
      home_at = home_at + ${later} WHERE departure_id = ${departureId}`.execute(tx);
  },

  /** Adds a departure without anything, to be called off: what has none would be a day on sale. @returns its id */
  async addEmpty(eventId: number, { dateId, from }: Pick<MovedDeparture, 'dateId' | 'from'>) {
    const { id } = await tx
      .insertInto('departure')
      .values({ event_id: eventId, event_date_id: dateId, starts_at: from })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
});
