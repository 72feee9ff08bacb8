import type { EventRequestInput, FieldError } from '@idavuelta/shared/contracts';
import { momentAt } from '@idavuelta/shared/contracts/time';
import { invalidFields } from '../../errors.ts';
import { isRealDay } from '../../http/input-guard.ts';
import { timeErrorOf } from '../../http/typed-moment.ts';
import { endAfter } from './wall-time.ts';

/** Of a submitted request; a saved one may lack all of them. */
const required = ['location', 'address', 'countyId', 'startDate', 'endDate', 'invitation'] as const;

const isAbsent = (value: string | number | undefined) =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

/** @throws VALIDATION_FAILED that names every field which is absent from a submitted request, or is no real day */
export function assertComplete(input: EventRequestInput) {
  const missing: FieldError[] = input.saved
    ? []
    : required.filter((field) => isAbsent(input[field])).map((field) => ({ field, reason: 'required' }));
  const unreal: FieldError[] = (['startDate', 'endDate'] as const)
    .filter((field) => input[field] !== undefined && !isRealDay(input[field].slice(0, 10)))
    .map((field) => ({ field, reason: 'date' }));
  if (missing.length + unreal.length > 0) throw invalidFields(...missing, ...unreal);
}

/** @throws VALIDATION_FAILED that names every unknown county */
export function assertKnownCounties({ countyId, additionalStops }: EventRequestInput, known: ReadonlySet<number>) {
  const named = [
    ...(countyId === undefined ? [] : [{ field: 'countyId', id: countyId }]),
    ...additionalStops.map((stop, index) => ({ field: `additionalStops[${index}].countyId`, id: stop.countyId })),
  ];
  const unknown = named.filter(({ id }) => !known.has(id));
  if (unknown.length > 0) throw invalidFields(...unknown.map(({ field }) => ({ field, reason: 'unknown' })));
}

/** Beginning and end of a request by clocks in its zone. @throws VALIDATION_FAILED that names each field whose time the clocks skip or show twice */
export function momentsOf({ startDate, endDate }: EventRequestInput, timeZone: string) {
  const end = startDate && endDate ? endAfter(startDate, endDate) : endDate;
  const errors = [
    startDate && timeErrorOf(startDate, { field: 'startDate', timeZone }),
    end && timeErrorOf(end, { field: 'endDate', timeZone }),
  ].filter((error) => typeof error === 'object');
  if (errors.length > 0) throw invalidFields(...errors);
  const momentOf = (typed: string | undefined) => (typed === undefined ? undefined : momentAt(typed, timeZone));
  const [startsAt, endsAt] = [momentOf(startDate), momentOf(end)];
  // The end at the first of two hours, the beginning at the second.
  if (startsAt && endsAt && endsAt < startsAt) throw invalidFields({ field: 'endDate', reason: 'min' });
  return { startsAt, endsAt };
}
