import type { PlanDirection } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ManifestContent } from '../../database/column-types.ts';
import type { Queryable } from '../../database/database.ts';
import { localName } from '../../database/local-name.ts';
import { pointOfStop } from '../dispatch/points/points.repository.ts';
import { ridersOfStop } from '../dispatch/riders-of-stop.repository.ts';

export type LeavingTrip = Awaited<ReturnType<ReturnType<typeof createManifestsRepository>['leaving']>>[number];

/** Trips that left earlier are not frozen any more: the database no longer says how they were. */
const frozenWithin = '2 days';

export function createManifestsRepository(db: Queryable) {
  return {
    /** Returns published trips without a manifest that have left, or should have. */
    leaving: (now: Date) =>
      db
        .selectFrom('trip as t')
        .innerJoin('dispatch_plan as p', 'p.id', 't.plan_id')
        .innerJoin('departure as d', 'd.id', 'p.departure_id')
        .innerJoin('event as e', 'e.id', 'd.event_id')
        .innerJoin('country as k', 'k.code', 'e.country_code')
        .leftJoin('vehicle as v', 'v.id', 't.vehicle_id')
        .leftJoin('driver_profile as w', 'w.staff_user_id', 't.driver_id')
        .leftJoin('fiscal_company as f', 'f.country_code', 'e.country_code')
        .select([
          'p.departure_id as departureId',
          'p.direction',
          't.number',
          't.van',
          't.driver',
          'v.plate',
          'w.licence',
        ])
        .select(['t.starts_at as startsAt', 't.ends_at as endsAt', 'e.country_code as country', 'f.issuer'])
        .select(['e.time_zone as timeZone', localName('e.translations', 'k.default_locale').as('event')])
        .select((eb) =>
          jsonArrayFrom(
            eb
              .selectFrom('trip_stop as s')
              .whereRef('s.trip_id', '=', 't.id')
              .select(['s.planned_at as at', pointOfStop().as('point')])
              .select(
                jsonArrayFrom(
                  ridersOfStop()
                    .innerJoin('product_variant as variant', 'variant.id', 'k.product_variant_id')
                    .where('o.state', '=', 'paid')
                    .where('k.refund_id', 'is', null)
                    .select(['o.number as order', 'k.number as ticket', 'k.addresses', 'k.passengers'])
                    .select('variant.approach_address as meetingPoint')
                    .orderBy('k.number')
                    .orderBy('r.address_index'),
                ).as('riders'),
              )
              .orderBy('s.position'),
          ).as('stops'),
        )
        .where('p.state', '=', 'published')
        .where('d.called_off_at', 'is', null)
        .where(
          sql<boolean>`t.starts_at > ${now}::timestamptz - ${frozenWithin}::interval
            AND (t.starts_at <= ${now} OR EXISTS (SELECT FROM trip_mark m WHERE m.departure_id = p.departure_id
              AND m.direction = p.direction AND m.vehicle_id = t.vehicle_id AND m.kind = 'left'))`,
        )
        .where(
          sql<boolean>`NOT EXISTS (SELECT FROM manifest m WHERE m.departure_id = p.departure_id
            AND m.direction = p.direction AND m.van = COALESCE(v.plate, t.van))`,
        )
        .orderBy('t.id')
        .execute(),

    /** Adds a manifest unless the van has one. */
    add: ({ departureId, direction, van, content, at }: NewManifest) =>
      sql`INSERT INTO manifest (departure_id, direction, van, frozen_at, content, sha256)
        SELECT ${departureId}, ${direction}, ${van}, ${at}, content, encode(sha256(convert_to(content::text, 'UTF8')), 'hex')
        FROM (SELECT ${JSON.stringify(content)}::jsonb AS content) written
        ON CONFLICT DO NOTHING`.execute(db),

    of: (departureId: number, direction: PlanDirection) =>
      db
        .selectFrom('manifest')
        .select(['id', 'van', 'frozen_at as frozenAt', 'content', 'sha256'])
        .where('departure_id', '=', departureId)
        .where('direction', '=', direction)
        .orderBy('van')
        .execute(),

    byId: (id: number) =>
      db
        .selectFrom('manifest')
        .select(['id', 'departure_id as departureId', 'van', 'frozen_at as frozenAt', 'content', 'sha256'])
        .where('id', '=', id)
        .executeTakeFirst(),

    deleteExpired: (now: Date) =>
      sql`DELETE FROM manifest WHERE frozen_at < ${now}::timestamptz - interval '1 year'`.execute(db),
  };
}

interface NewManifest {
  departureId: number;
  direction: PlanDirection;
  van: string;
  content: ManifestContent;
  at: Date;
}
