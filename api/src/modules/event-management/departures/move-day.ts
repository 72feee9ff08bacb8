import type { Queryable } from '../../../database/database.ts';
import { invalidFields } from '../../../errors.ts';
import type { MovedDeparture } from '../import/import-plan.ts';
import { createDeparturesForStaffRepository } from './departures-for-staff.repository.ts';
import { createMoveDayRepository } from './move-day.repository.ts';

interface MovedDay extends MovedDeparture {
  eventId: number;
  departureId: number;
  /** `YYYY-MM-DD` of `to`, by clocks at the event. */
  day: string;
}

/**
 * Moves a sold day of a range to another day of it. Days begin at one hour, and a moment has one departure: so the day has
 * to be one of which nothing was ever sold, and the day before the move is called off, or it would be on sale again.
 * @throws VALIDATION_FAILED (`to`): `outside`, `hour`, `day_taken`
 */
export async function moveDay(tx: Queryable, { eventId, departureId, day, ...move }: MovedDay) {
  const days = createMoveDayRepository(tx);
  const mistake = (reason: string) => invalidFields({ field: 'to', reason });
  await days.lockDate(move.dateId);
  const begins = await days.beginningOf(eventId, { dateId: move.dateId, day });
  if (!begins) throw mistake('outside');
  if (begins.getTime() !== move.to.getTime()) throw mistake('hour');
  // a statement of its own, which sees the first sales for which the lock has waited
  if (await days.isTaken(move.dateId, move.to)) throw mistake('day_taken');
  await days.move(departureId, move);
  await createDeparturesForStaffRepository(tx).callOff(await days.addEmpty(eventId, move));
}
