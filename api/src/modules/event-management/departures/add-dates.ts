import type { Queryable } from '../../../database/database.ts';
import { addDepartures } from '../../seats/seats.service.ts';
import { createWrittenEventRepository } from '../import/written-event.repository.ts';
import { createDeparturesForStaffRepository } from './departures-for-staff.repository.ts';

/** Adds dates with their departures to an event, which then begins with the first of them and ends with the last. */
export async function addDates(tx: Queryable, eventId: number, moments: Date[]) {
  const repository = createDeparturesForStaffRepository(tx);
  const lasts = await repository.duration(eventId);
  for (const startsAt of moments) await createWrittenEventRepository(tx).addDate(eventId, startsAt);
  await addDepartures(tx, eventId);
  await repository.reschedule(eventId, lasts);
}
