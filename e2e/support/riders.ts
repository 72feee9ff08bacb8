import { query } from '@idavuelta/api/database/database.ts';
import { toStock } from '@idavuelta/demo/catalogue/fares.ts';
import { content } from '@idavuelta/demo/catalogue/index.ts';
import { type Party, partiesInLima } from '@idavuelta/demo/sold-seats/riders.ts';
import { sellSeats } from '@idavuelta/demo/sold-seats/sell-seats.ts';
import { logInByApi, newCustomer } from '../test-site/customer.ts';
import { withDatabase } from '../test-site/database.ts';
import { ownEvent } from '../test-site/events.ts';
import { siteUrl } from '../test-site/ports.ts';

const zone = 'America/Lima';
const model = 'concierto-de-manana';

/**
 * Creates a separate event in Lima that begins within a day. With 14 hours its travellers may be notified at any time
 * of day: drivers see their trips from a day before, travellers are notified from 09:00 of the day before. Deletes the
 * plans of earlier such events, whose vans and drivers would be taken at the same hour.
 * @returns its slug
 */
export async function eventWithinADay(name: string, { seats, hours = 14 }: { seats: number; hours?: number }) {
  await forgetPlans();
  const tomorrow = content.events.find(({ slug }) => slug === model);
  const texts = Object.entries(tomorrow?.translations ?? {}).map(([language, text]) => [language, { ...text, name }]);
  const { slug } = await ownEvent(model, {
    translations: Object.fromEntries(texts),
    dates: [inHours(hours)],
    ...toStock({ seats: { 'pe-lima': 42 }, services: ['shared'], supply: seats / 60 }, 'PE'),
  });
  return slug;
}

/** Returns a local time in Lima, rounded to a quarter of an hour. */
function inHours(hours: number) {
  const at = new Date(Math.round((Date.now() + hours * 3_600_000) / 900_000) * 900_000);
  const day = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: zone });
  return {
    daysAhead: (Date.parse(day(at)) - Date.parse(day(new Date()))) / 86_400_000,
    time: at.toLocaleTimeString('es-PE', { timeZone: zone, hour: '2-digit', minute: '2-digit', hour12: false }),
  };
}

/**
 * Sells shared seats, paid by a coupon, to people all over Lima with pinned addresses.
 * @param seats a multiple of twelve
 */
export const sellSeatsOf = (slug: string, seats: number) => sellTo(slug, partiesInLima(seats));

/** Sells a seat to someone in Lince. */
export async function sellLate(slug: string, passenger: Party['passengers'][number]) {
  const [nearby] = partiesInLima(60).filter(({ district }) => district === 'Lince');
  if (!nearby) throw new Error('nobody lives in Lince');
  await sellTo(slug, [{ ...nearby, address: 'Av. Arenales 2450', passengers: [passenger] }]);
}

async function sellTo(slug: string, parties: Party[]) {
  const customer = await logInByApi(await newCustomer());
  await sellSeats(customer.call, { slug, parties, url: siteUrl });
}

const forgetPlans = () =>
  withDatabase((db) =>
    query(
      db,
      `DELETE FROM dispatch_plan WHERE departure_id IN (
         SELECT d.id FROM departure d JOIN event e ON e.id = d.event_id WHERE e.slug LIKE $1 || '-%')`,
      [model],
    ),
  );
