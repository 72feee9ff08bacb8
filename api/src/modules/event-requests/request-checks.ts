import type { EventRequestInput, FieldError } from '@idavuelta/shared/contracts';
import { momentAt } from '@idavuelta/shared/contracts/time';
import { invalidFields } from '../../errors.ts';
import { isRealDay } from '../../http/input-guard.ts';
import { timeErrorOf } from '../../http/typed-moment.ts';
import { endAfter } from './wall-time.ts';

/** Fields required to submit; a saved request may lack all of them. */
const required = ['location', 'address', 'countyId', 'startDate', 'endDate', 'invitation'] as const;

const isAbsent = (value: string | number | undefined) =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

/** @throws VALIDATION_FAILED with every field that a submitted request lacks or whose date is invalid */
export function assertComplete(input: EventRequestInput) {
  const missing: FieldError[] = input.saved
    ? []
    : required.filter((field) => isAbsent(input[field])).map((field) => ({ field, reason: 'required' }));
  const unreal: FieldError[] = (['startDate', 'endDate'] as const)
    .filter((field) => input[field] !== undefined && !isRealDay(input[field].slice(0, 10)))
    .map((field) => ({ field, reason: 'date' }));
  if (missing.length + unreal.length > 0) throw invalidFields(...missing, ...unreal);
}

/** @throws VALIDATION_FAILED with every unknown county */
export function assertKnownCounties({ countyId, additionalStops }: EventRequestInput, known: ReadonlySet<number>) {
  const named = [
    ...(countyId === undefined ? [] : [{ field: 'countyId', id: countyId }]),
    ...additionalStops.map((stop, index) => ({ field: `additionalStops[${index}].countyId`, id: stop.countyId })),
  ];
  const unknown = named.filter(({ id }) => !known.has(id));
  if (unknown.length > 0) throw invalidFields(...unknown.map(({ field }) => ({ field, reason: 'unknown' })));
}

/**
 * Converts the local start and end of a request.
 * @throws VALIDATION_FAILED with each time that daylight saving skips or repeats
 */
export function toMoments({ startDate, endDate }: EventRequestInput, timeZone: string) {
  const end = startDate && endDate ? endAfter(startDate, endDate) : endDate;
  const errors = [
    startDate && timeErrorOf(startDate, { field: 'startDate', timeZone }),
    end && timeErrorOf(end, { field: 'endDate', timeZone }),
  ].filter((error) => typeof error === 'object');
  if (errors.length > 0) throw invalidFields(...errors);
  const toMoment = (typed: string | undefined) => (typed === undefined ? undefined : momentAt(typed, timeZone));
  const [startsAt, endsAt] = [toMoment(startDate), toMoment(end)];
  // Both were resolved within a repeated hour: the end to its first, the start to its second occurrence.
  if (startsAt && endsAt && endsAt < startsAt) throw invalidFields({ field: 'endDate', reason: 'min' });
  return { startsAt, endsAt };
}
