import type { Queryable } from '../../database/database.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { createOfferRepository, type OfferedDate } from './offer.repository.ts';

export type { OfferedDate, OfferedVariant } from './offer.repository.ts';

export type OpenDate = OfferedDate & { startsAt: Date };

/** A date and whether it is for sale; undefined where there is none. @param day `YYYY-MM-DD`, of an event with a range of days */
export const findOfferedDate = (db: Queryable, eventDateId: number, day?: string) =>
  createOfferRepository(db).date(eventDateId, day);

/** The date, for sale. @throws NOT_FOUND, EVENT_CLOSED, SALES_CLOSED, VALIDATION_FAILED (`date`) */
export async function findOpenDate(db: Queryable, eventDateId: number, day?: string): Promise<OpenDate> {
  const date = await findOfferedDate(db, eventDateId, day);
  if (!date) throw new AppError('NOT_FOUND');
  if (date.closed) throw new AppError('EVENT_CLOSED');
  if (!date.startsAt) throw invalidFields({ field: 'date', reason: 'range' });
  if (date.started) throw new AppError('EVENT_CLOSED');
  if (date.salesClosed) throw new AppError('SALES_CLOSED');
  return { ...date, startsAt: date.startsAt };
}

/** Those of the event's variants that have one of these ids. */
export const findVariants = (db: Queryable, eventId: number, ids: number[]) =>
  createOfferRepository(db).variants(eventId, ids);
