import type { FirstDay } from '@idavuelta/shared/contracts/staff';
import type { Database } from '../../database/database.ts';
import type { StaffMember } from '../../http/staff-authentication.ts';
import { createFirstDayRepository } from './first-day.repository.ts';

/**
 * Returns the steps to the first sale and which of them are done, for people who may change events. Undefined after
 * the first sale, unless there still is sample data to throw away.
 */
export function createFirstDay({ db }: { db: Database }) {
  const repository = createFirstDayRepository(db);
  return async (may: StaffMember['may']): Promise<FirstDay | undefined> => {
    if (!may('events.change')) return undefined;
    const hasSold = await repository.hasSold();
    const sample = await repository.sampleEvent();
    if (hasSold && sample === undefined) return undefined;
    const { taxCompany, ...there } = await repository.steps();
    const event = await repository.firstEvent();
    const done = {
      ...there,
      event: event !== undefined,
      departures: event?.hasDepartures ?? false,
      publish: event?.visibility === 'public',
      'tax-company': taxCompany,
      sale: hasSold,
    };
    const names = ['province', 'payment', 'event', 'departures', 'publish', 'legal', 'tax-company'] as const;
    return {
      steps: [...names, 'colleagues' as const, 'sale' as const].map((name) => ({ name, isDone: done[name] })),
      ...(event && { event: event.slug }),
      ...(sample !== undefined && { sample }),
    };
  };
}
