import { sql } from 'kysely';
import { isThere } from '../../../database/affected-rows.ts';
import type { Queryable } from '../../../database/database.ts';
import { createDeparturesRepository } from '../../seats/departures.repository.ts';
import type { MovedDeparture } from '../import/import-plan.ts';

/** Moves a day of a range. All days share the range's single event date, which stays unchanged. */
export const createMoveDayRepository = (tx: Queryable) => ({
  /** Blocks first sales of other days, which would add departures. */
  lockDate: (dateId: number) => tx.selectFrom('event_date').select('id').where('id', '=', dateId).forUpdate().execute(),

  /** Returns the start time of a day, `YYYY-MM-DD`; nothing for a day outside the range. */
  async beginningOf(eventId: number, { dateId, day }: { dateId: number; day: string }) {
    const chosen = await createDeparturesRepository(tx).chosenDate(eventId, { eventDateId: dateId, day });
    return chosen?.startsAt ?? undefined;
  },

  /** Tells whether the moment has a departure, even one that was called off. */
  isTaken: (dateId: number, startsAt: Date) =>
    isThere(
      tx.selectFrom('departure').select('id').where('event_date_id', '=', dateId).where('starts_at', '=', startsAt),
    ),

  /** Moves the departure together with its manually set windows. */
  async move(departureId: number, { from, to }: Pick<MovedDeparture, 'from' | 'to'>) {
    await tx.updateTable('departure').set({ starts_at: to }).where('id', '=', departureId).execute();
    const later = sql`make_interval(secs => ${(to.getTime() - from.getTime()) / 1000})`;
    await sql`UPDATE pick_up_window SET opens_at = opens_at + ${later}, closes_at = closes_at + ${later},
      home_at = home_at + ${later} WHERE departure_id = ${departureId}`.execute(tx);
  },

  /** Adds an empty departure to be called off, because a day without one would be on sale. @returns its id */
  async addEmpty(eventId: number, { dateId, from }: Pick<MovedDeparture, 'dateId' | 'from'>) {
    const { id } = await tx
      .insertInto('departure')
      .values({ event_id: eventId, event_date_id: dateId, starts_at: from })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
});
