import type { Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { salesByDeparture } from '../seats/capacity.ts';
import { chooseDeparture } from '../seats/choose-departure.ts';
import { createWindowsForStaffRepository } from './windows-for-staff.repository.ts';

/** Finds the departure named by staff. @throws NOT_FOUND, STATE_CONFLICT when it is ambiguous */
export async function findDeparture(tx: Queryable, slug: string, departure: string) {
  const event = await createWindowsForStaffRepository(tx).event(slug);
  if (!event) throw new AppError('NOT_FOUND');
  const [chosen] = chooseDeparture(await salesByDeparture(tx, event.id), departure);
  return { event, chosen };
}
