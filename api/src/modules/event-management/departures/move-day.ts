import type { Queryable } from '../../../database/database.ts';
import { invalidFields } from '../../../errors.ts';
import type { MovedDeparture } from '../import/import-plan.ts';
import { createDeparturesForStaffRepository } from './departures-for-staff.repository.ts';
import { createMoveDayRepository } from './move-day.repository.ts';

interface MovedDay extends MovedDeparture {
  eventId: number;
  departureId: number;
  /** Local date of `to`, `YYYY-MM-DD`. */
  day: string;
}

/**
 * Moves a sold day of a range to another of its days. All days begin at the same hour and a time can have one
 * departure, so the target must never have had sales. The old day is called off so that it does not go back on sale.
 * @throws VALIDATION_FAILED (`to`): `outside`, `hour`, `day_taken`
 */
export async function moveDay(tx: Queryable, { eventId, departureId, day, ...move }: MovedDay) {
  const days = createMoveDayRepository(tx);
  const mistake = (reason: string) => invalidFields({ field: 'to', reason });
  await days.lockDate(move.dateId);
  const begins = await days.beginningOf(eventId, { dateId: move.dateId, day });
  if (!begins) throw mistake('outside');
  if (begins.getTime() !== move.to.getTime()) throw mistake('hour');
  // a separate statement, so that it sees first sales that the lock waited for
  if (await days.isTaken(move.dateId, move.to)) throw mistake('day_taken');
  await days.move(departureId, move);
  await createDeparturesForStaffRepository(tx).callOff(await days.addEmpty(eventId, move));
}
