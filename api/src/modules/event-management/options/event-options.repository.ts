import type { EventOption } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { containsText } from '../../../database/contains-text.ts';
import type { Queryable } from '../../../database/database.ts';
import { namesIn } from './names-in.ts';

const maxOptions = 20;

export interface WantedOptions {
  text?: string | undefined;
  ids?: number[] | undefined;
}

/** Returns events to choose from, upcoming first and past ones last. */
export async function eventOptions(db: Queryable, { text, ids }: WantedOptions): Promise<EventOption[]> {
  const rows = await db
    .selectFrom('event as e')
    .innerJoin('place', 'place.id', 'e.place_id')
    .select((eb) => eb.fn.coalesce('place.city', 'place.name').as('city'))
    .select(['e.id', 'e.slug', 'e.translations', 'e.starts_at as startsAt', 'e.time_zone as timeZone'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('product_variant as v')
          .innerJoin('category as c', 'c.id', 'v.category_id')
          .innerJoin('province as p', 'p.id', 'v.province_id')
          .select(['v.id', 'v.translations', 'c.translations as category', 'p.name as province'])
          .whereRef('c.event_id', '=', 'e.id')
          .orderBy('c.priority', 'desc')
          .orderBy('v.position')
          .orderBy('v.id'),
      ).as('variants'),
    )
    .$if(ids !== undefined, (query) => query.where('e.id', 'in', ids ?? []))
    .$if(text !== undefined, (query) =>
      query.where((eb) => eb.or([containsText(sql`e.search_text`, text ?? ''), containsText(sql`e.slug`, text ?? '')])),
    )
    .orderBy(sql`e.ends_at < now()`)
    .orderBy('e.starts_at')
    .orderBy('e.id')
    .limit(ids?.length ?? maxOptions)
    .execute();
  return rows.map(({ startsAt, translations, variants, ...row }) => ({
    ...row,
    translations: namesIn(translations),
    startsAt: startsAt.toISOString(),
    variants: variants.map(({ id, province, ...variant }) => ({
      id,
      province,
      translations: namesIn(variant.translations),
      category: namesIn(variant.category),
    })),
  }));
}
