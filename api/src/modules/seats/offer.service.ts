import type { Queryable } from '../../database/database.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { createOfferRepository, type OfferedDate } from './offer.repository.ts';

export type { OfferedDate, OfferedVariant } from './offer.repository.ts';

export type OpenDate = OfferedDate & { startsAt: Date };

/** A date and whether it is for sale; undefined where there is none. @param day `YYYY-MM-DD`, of an event with a range of days */
export const findOfferedDate = (db: Queryable, eventDateId: number, day?: string) =>
  createOfferRepository(db).date(eventDateId, day);

/** The date, if it is still for sale. @throws NOT_FOUND, EVENT_CLOSED, SALES_CLOSED, VALIDATION_FAILED (`date`) */
export function openDate(date: OfferedDate | undefined): OpenDate {
  if (!date) throw new AppError('NOT_FOUND');
  const { startsAt, readAt } = date;
  // Its page shows a message in the place of the sale.
  if (date.withdrawn || date.message !== null) throw new AppError('EVENT_CLOSED');
  if (!startsAt) throw invalidFields({ field: 'date', reason: 'range' });
  if (startsAt <= readAt) throw new AppError('EVENT_CLOSED');
  if (date.salesStopped || date.calledOffAt || date.salesEnd <= readAt) throw new AppError('SALES_CLOSED');
  return { ...date, startsAt };
}

/** The same of the date with this id. */
export const findOpenDate = async (db: Queryable, eventDateId: number, day?: string): Promise<OpenDate> =>
  openDate(await findOfferedDate(db, eventDateId, day));

/** Those of the event's variants that have one of these ids, with what they cost on the date. */
export const findVariants = (db: Queryable, { eventId, departureId }: OfferedDate, ids: number[]) =>
  createOfferRepository(db).variants(eventId, departureId, ids);
