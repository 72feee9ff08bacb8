import type { Queryable } from '../../database/database.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { createOfferRepository, type OfferedDate } from './offer.repository.ts';

export type { OfferedDate, OfferedVariant } from './offer.repository.ts';

export type OpenDate = OfferedDate & { startsAt: Date };

/** Returns a date and whether it is on sale; undefined for an unknown date. @param day `YYYY-MM-DD`, for a range */
export const findOfferedDate = (db: Queryable, eventDateId: number, day?: string) =>
  createOfferRepository(db).date(eventDateId, day);

/**
 * Returns the date if it is on sale.
 * @throws NOT_FOUND, EVENT_CLOSED, SALES_CLOSED, SALE_NOT_OPEN, VALIDATION_FAILED (`date`)
 */
export function openDate(date: OfferedDate | undefined): OpenDate {
  if (!date) throw new AppError('NOT_FOUND');
  const { startsAt, readAt } = date;
  // Its page shows a message instead of tickets.
  if (date.withdrawn || date.message !== null) throw new AppError('EVENT_CLOSED');
  if (!startsAt) throw invalidFields({ field: 'date', reason: 'range' });
  if (startsAt <= readAt) throw new AppError('EVENT_CLOSED');
  if (date.salesStopped || date.calledOffAt || date.salesEnd <= readAt) throw new AppError('SALES_CLOSED');
  if (date.saleOpensAt && date.saleOpensAt > readAt) throw new AppError('SALE_NOT_OPEN');
  return { ...date, startsAt };
}

/** Finds a date by id and checks that it is on sale, as `openDate` does. */
export const findOpenDate = async (db: Queryable, eventDateId: number, day?: string): Promise<OpenDate> =>
  openDate(await findOfferedDate(db, eventDateId, day));

/** Returns the event's variants with these ids and their prices on the date. */
export const findVariants = (db: Queryable, { eventId, departureId }: OfferedDate, ids: number[]) =>
  createOfferRepository(db).variants(eventId, departureId, ids);
