import type { FieldError } from '@idavuelta/shared/contracts';
import type { EventFields, MeetingPointFields, VariantFields } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { invalidFields } from '../../../errors.ts';
import { createMeetingPointsRepository } from './meeting-points.repository.ts';
import { createRemovedVariantsRepository } from './removed-variants.repository.ts';

interface NamedPoint {
  /** `categories.0.variants.1.meetingPoint` */
  field: string;
  variant: VariantFields;
  point: MeetingPointFields;
}

/** Maximum length of an address, and maximum minutes between meeting and start: a day. */
const [maxAddress, maxMinutes] = [200, 1440];

const toStored = ({ address, ...point }: MeetingPointFields): MeetingPointFields => {
  const written = address?.trim();
  return written ? { ...point, address: written } : {};
};

/** Returns the meeting points in a form. A variant without one keeps its own. */
const pointsOf = (form: EventFields): NamedPoint[] =>
  form.categories.flatMap((category, at) =>
    category.variants.flatMap((variant, index) =>
      variant.meetingPoint && !category.removed && !variant.removed
        ? [
            {
              field: `categories.${at}.variants.${index}.meetingPoint`,
              variant,
              point: toStored(variant.meetingPoint),
            },
          ]
        : [],
    ),
  );

function mistakesOf({ field, point }: NamedPoint, counties: number[] = []): FieldError[] {
  const { address, countyIds = [], latitude, longitude, minutes } = point;
  if (!address) return [];
  const mistake = (isWrong: boolean, name: string, reason: string) =>
    isWrong ? [{ field: `${field}.${name}`, reason }] : [];
  const outside = (value: number | undefined, most: number) => value !== undefined && Math.abs(value) > most;
  return [
    ...mistake(address.length > maxAddress, 'address', 'cell'),
    ...mistake(countyIds.length === 0, 'countyIds', 'missing'),
    ...mistake(
      countyIds.some((id) => !counties.includes(id)),
      'countyIds',
      'other_province',
    ),
    ...mistake(
      minutes !== undefined && !(Number.isInteger(minutes) && minutes >= 0 && minutes <= maxMinutes),
      'minutes',
      'cell',
    ),
    ...mistake(outside(latitude, 90), 'latitude', 'cell'),
    ...mistake(outside(longitude, 180), 'longitude', 'cell'),
    ...mistake((latitude === undefined) !== (longitude === undefined), 'latitude', 'coordinate'),
  ];
}

/**
 * Validates the meeting points of a form. Variants whose meeting place or time changes are locked, so that no one
 * orders them until `tx` ends.
 * @throws VALIDATION_FAILED; with `travellers_here` when tickets with the current meeting point are sold or held
 */
export async function assertMeetingPoints(tx: Queryable, form: EventFields, stored?: EventFields) {
  const points = pointsOf(form);
  if (points.length === 0) return;
  const counties = await createMeetingPointsRepository(tx).countiesOf(points.map(({ variant }) => variant.provinceId));
  const mistakes = points.flatMap((named) => mistakesOf(named, counties.get(named.variant.provinceId)));
  if (mistakes.length > 0) throw invalidFields(...mistakes);

  const before = new Map(
    stored?.categories.flatMap(({ variants }) => variants.map(({ id, meetingPoint = {} }) => [id, meetingPoint])),
  );
  const moved = points.flatMap(({ field, variant: { id }, point }) => {
    const known = before.get(id);
    const changes = (['address', 'minutes'] as const).filter((name) => known && known[name] !== point[name]);
    return id !== undefined && changes[0] ? [{ id, field: `${field}.${changes[0]}` }] : [];
  });
  if (moved.length === 0) return;
  const variants = createRemovedVariantsRepository(tx);
  const ids = moved.map(({ id }) => id);
  await variants.lock(ids);
  const reasons = await variants.reasonsToStay(ids);
  const kept = moved.filter(({ id }) => ['sold', 'held'].includes(reasons.get(id) ?? ''));
  if (kept.length > 0) throw invalidFields(...kept.map(({ field }) => ({ field, reason: 'travellers_here' })));
}

/** Saves the meeting points of a form. @param now the saved event, in the order of the form */
export async function writeMeetingPoints(tx: Queryable, form: EventFields, now: EventFields) {
  const repository = createMeetingPointsRepository(tx);
  const categories = form.categories.filter(({ removed }) => !removed);
  for (const [at, { variants }] of categories.entries()) {
    const staying = variants.filter(({ removed }) => !removed);
    for (const [index, { meetingPoint }] of staying.entries()) {
      const id = now.categories[at]?.variants[index]?.id;
      if (id !== undefined && meetingPoint) await repository.set(id, toStored(meetingPoint));
    }
  }
}
