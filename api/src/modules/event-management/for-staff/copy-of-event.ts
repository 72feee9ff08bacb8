import type { CopyEventInput, EventFields, NewEventFields, StaffEvent } from '@idavuelta/shared/contracts/staff';
import { wallTimeAt, weeksLater } from '@idavuelta/shared/contracts/time';

/** Gives the texts another name, in each language that has the present one. */
function renamed(texts: EventFields['texts'], { from, to }: { from: string; to: string }) {
  const entries = Object.entries(texts).map(([language, text]) => [
    language,
    text.name === from ? { ...text, name: to } : text,
  ]);
  return Object.fromEntries(entries) as EventFields['texts'];
}

/**
 * Returns the fields of a copy, without the sale window and the ids of categories, variants and pools. The days of a
 * range are copied with `weeks` only.
 */
export function copyOf(
  {
    name: from,
    startsAt,
    timeZone,
    fields: { lastDay, saleOpensAt: _opens, saleEndsAt: _ends, categories, ...fields },
  }: StaffEvent,
  { name: to = from, weeks }: Pick<CopyEventInput, 'name' | 'weeks'>,
): EventFields & Pick<NewEventFields, 'firstDay'> {
  return {
    ...fields,
    ...(weeks &&
      lastDay &&
      startsAt && {
        firstDay: weeksLater(wallTimeAt(startsAt, timeZone), weeks),
        lastDay: weeksLater(lastDay, weeks),
      }),
    texts: renamed(fields.texts, { from, to }),
    categories: categories.map(({ id: _category, variants, ...category }) => ({
      ...category,
      variants: variants.map(({ id: _variant, pool, meetingPoint: _copied, ...variant }) => ({
        ...variant,
        poolKey: `pool ${pool}`,
      })),
    })),
  };
}
