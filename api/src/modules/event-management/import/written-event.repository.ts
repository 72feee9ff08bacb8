import { eventType, type PeriodicityType, paymentType } from '@idavuelta/shared/contracts';
import { fromDecimal } from '@idavuelta/shared/contracts/money';
import { sql } from 'kysely';
import type { CategoryTranslations } from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import { insertedId } from '../../../database/inserted-id.ts';
import type { EventPlan, KnownPlace, MovedDeparture, TicketPlan } from './import-plan.ts';
import type { ImportedStop } from './stops.ts';

interface Schedule {
  periodicityType: PeriodicityType;
  startsAt: Date;
  endsAt: Date;
}

/** Returns the event columns of a plan; undefined leaves a column unchanged, null is a field emptied in a form. */
const namedColumns = (
  { values, cleared = [], translations, slug, saleWindow: { opensAt, endsAt } }: EventPlan,
  schedule: Schedule,
) => ({
  slug,
  type: values.type && eventType[values.type],
  genre: cleared.includes('genre') ? null : values.genre,
  artist: cleared.includes('artist') ? null : values.artist?.trim(),
  message: cleared.includes('message') ? null : values.message,
  ...(values.picture !== undefined && { image_path: values.picture }),
  starts_at: schedule.startsAt,
  ends_at: schedule.endsAt,
  periodicity_type: schedule.periodicityType,
  pick_up_minutes: values.pick_up_minutes,
  sales_close_minutes: values.sales_close_minutes,
  longest_ride_minutes: values.longest_ride_minutes,
  longest_walk_minutes: values.longest_walk_minutes,
  sale_opens_at: cleared.includes('sale_opens_at') ? null : opensAt,
  sale_ends_at: cleared.includes('sale_ends_at') ? null : endsAt,
  max_per_account: cleared.includes('max_per_account') ? null : values.max_per_account,
  max_per_address: cleared.includes('max_per_address') ? null : values.max_per_address,
  max_per_card: cleared.includes('max_per_card') ? null : values.max_per_card,
  max_per_network: cleared.includes('max_per_network') ? null : values.max_per_network,
  translations,
});

const amountOf = ({ price: amount, currency }: TicketPlan['values']) =>
  amount === undefined || currency === undefined ? undefined : fromDecimal({ amount, currency }).minor;

const ticketColumns = ({ values, translations }: TicketPlan) => ({
  amount_minor: amountOf(values),
  capacity: values.passengers,
  stops: values.addresses,
  translations,
});

export const createWrittenEventRepository = (tx: Queryable) => ({
  /** Two events of a file may share the same new place. */
  async findOrAddPlace({ countryCode, name, address, timeZone }: Omit<KnownPlace, 'id'>) {
    const found = await tx
      .selectFrom('place')
      .select('id')
      .where('country_code', '=', countryCode)
      .where('name', '=', name)
      .where('address', '=', address)
      .executeTakeFirst();
    if (found) return found.id;
    return insertedId(
      tx
        .insertInto('place')
        .values({ country_code: countryCode, name, address, time_zone: timeZone, image_path: '' })
        .returning('id'),
    );
  },

  addEvent: (plan: EventPlan, schedule: Schedule, placeId: number) =>
    insertedId(
      tx
        .insertInto('event')
        .values({
          ...namedColumns(plan, schedule),
          type: eventType[plan.values.type ?? 'massive'],
          country_code: plan.country.code,
          place_id: placeId,
          time_zone: plan.timeZone,
          payment_type: paymentType.buyer,
          visibility: 'draft',
          image_path: plan.values.picture ?? '',
          search_text: '',
        })
        .returning('id'),
    ),

  changeEvent: (id: number, plan: EventPlan, schedule: Schedule) =>
    tx
      .updateTable('event')
      .set((eb) => ({ ...namedColumns(plan, schedule), revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .execute(),

  /** Moves the event and the destination of its tickets. */
  async move(id: number, placeId: number) {
    await tx.updateTable('event').set({ place_id: placeId }).where('id', '=', id).execute();
    await tx
      .updateTable('product_variant')
      .set({ place_id: placeId })
      .where('category_id', 'in', (eb) => eb.selectFrom('category').select('id').where('event_id', '=', id))
      .execute();
  },

  /** Updates the full text of the search: names in all languages, the place and its address. */
  indexTexts: (id: number) =>
    sql`UPDATE event SET search_text = lower(unaccent(concat_ws(' ', (
        SELECT string_agg(DISTINCT word, ' ') FROM jsonb_each(event.translations) texts
          CROSS JOIN LATERAL (VALUES (texts.value ->> 'name'), (texts.value ->> 'firstPlaceName')) words (word)),
        place.name, place.address)))
      FROM place WHERE place.id = event.place_id AND event.id = ${id}`.execute(tx),

  addDate: (eventId: number, startsAt: Date) =>
    tx.insertInto('event_date').values({ event_id: eventId, starts_at: startsAt }).execute(),

  /** Sets the position of a place, used for pick-up times and in lists; undefined values stay. */
  async locate(
    placeId: number,
    { place_latitude: latitude, place_longitude: longitude, ...values }: EventPlan['values'],
  ) {
    const { place_city: city, place_county: county } = values;
    const where = { latitude, longitude, city, county };
    if (Object.values(where).some((value) => value !== undefined))
      await tx.updateTable('place').set(where).where('id', '=', placeId).execute();
  },

  /** Reschedules the date and its departure together with its manually set windows. */
  async moveDate({ dateId, from, to }: MovedDeparture) {
    await tx.updateTable('event_date').set({ starts_at: to }).where('id', '=', dateId).execute();
    await tx.updateTable('departure').set({ starts_at: to }).where('event_date_id', '=', dateId).execute();
    const later = sql`make_interval(secs => ${(to.getTime() - from.getTime()) / 1000})`;
    await sql`UPDATE pick_up_window SET opens_at = opens_at + ${later}, closes_at = closes_at + ${later},
      home_at = home_at + ${later} FROM departure
      WHERE departure.id = pick_up_window.departure_id AND departure.event_date_id = ${dateId}`.execute(tx);
  },

  async setStops(eventId: number, stops: ImportedStop[]) {
    await tx.deleteFrom('event_stop').where('event_id', '=', eventId).execute();
    if (stops.length === 0) return;
    await tx
      .insertInto('event_stop')
      .values(stops.map((stop) => ({ event_id: eventId, ...stop })))
      .execute();
  },

  /** Comes last until `order` is called. */
  addCategory: (eventId: number, translations: CategoryTranslations) =>
    insertedId(tx.insertInto('category').values({ event_id: eventId, priority: 0, translations }).returning('id')),

  changeCategory: (id: number, translations: CategoryTranslations) =>
    tx.updateTable('category').set({ translations }).where('id', '=', id).execute(),

  /** Numbers an event's categories, existing before new ones. The first one is recommended. */
  order: (eventId: number) =>
    sql`UPDATE category SET priority = ordered.priority
      FROM (SELECT id, row_number() OVER (ORDER BY priority, id DESC)::int AS priority
        FROM category WHERE event_id = ${eventId}) ordered
      WHERE ordered.id = category.id`.execute(tx),

  addPool: (eventId: number, capacity: number) =>
    insertedId(tx.insertInto('seat_pool_template').values({ event_id: eventId, capacity }).returning('id')),

  /** Adds it as the last one of its category. @returns its id */
  async addTicket(
    plan: TicketPlan,
    { categoryId, placeId, pool }: { categoryId: number; placeId: number; pool: number },
  ) {
    const { amount_minor = 0, capacity = 1, stops = 1, translations } = ticketColumns(plan);
    const values = { category_id: categoryId, province_id: plan.provinceId, place_id: placeId, translations };
    const id = await insertedId(
      tx
        .insertInto('product_variant')
        .values((eb) => ({
          ...values,
          amount_minor,
          capacity,
          stops,
          position: eb
            .selectFrom('product_variant')
            .select(sql<number>`COALESCE(max(position) + 1, 0)`.as('next'))
            .where('category_id', '=', categoryId),
        }))
        .returning('id'),
    );
    await tx
      .insertInto('offer')
      .values({ product_variant_id: id, template_id: pool, units: plan.values.units ?? 1 })
      .execute();
    return id;
  },

  changeTicket: (id: number, plan: TicketPlan) =>
    tx.updateTable('product_variant').set(ticketColumns(plan)).where('id', '=', id).execute(),
});
