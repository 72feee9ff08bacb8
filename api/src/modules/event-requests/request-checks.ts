import type { EventRequestInput, FieldError } from '@idavuelta/shared/contracts';
import { invalidFields } from '../../errors.ts';
import { isRealTime } from './wall-time.ts';

/** Of a submitted request; a saved one may lack all of them. */
const required = ['location', 'address', 'countyId', 'startDate', 'endDate', 'invitation'] as const;

const isAbsent = (value: string | number | undefined) =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

/** @throws VALIDATION_FAILED that names every field which is absent from a submitted request, or is no real time */
export function assertComplete(input: EventRequestInput) {
  const missing: FieldError[] = input.saved
    ? []
    : required.filter((field) => isAbsent(input[field])).map((field) => ({ field, reason: 'required' }));
  const unreal: FieldError[] = (['startDate', 'endDate'] as const)
    .filter((field) => input[field] !== undefined && !isRealTime(input[field]))
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
