import { fares } from '@idavuelta/demo/catalogue/fares.ts';
import { content } from '@idavuelta/demo/catalogue/index.ts';
import { sellSeats } from '@idavuelta/demo/sold-seats/sell-seats.ts';
import { logInByApi, newCustomer } from '../test-site/customer.ts';
import { ownEvent } from '../test-site/events.ts';
import { siteUrl } from '../test-site/ports.ts';

const zone = 'America/Lima';

/** An event of its own in Lima, by which drivers see their trips: they do from a day before. @returns its slug */
export async function eventWithinADay(name: string) {
  const model = content.events.find(({ slug }) => slug === 'concierto-de-manana');
  if (!model) throw new Error('the demo has no event of tomorrow');
  const texts = Object.entries(model.translations).map(([language, text]) => [language, { ...text, name }]);
  const { slug } = await ownEvent(model.slug, {
    translations: Object.fromEntries(texts),
    dates: [inHours(20)],
    ...fares({ 'pe-lima': 42 }, { services: ['shared'], supply: 2 }),
  });
  return slug;
}

/** By the clocks of Lima, to a whole quarter of an hour. */
function inHours(hours: number) {
  const at = new Date(Math.round((Date.now() + hours * 3_600_000) / 900_000) * 900_000);
  const day = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: zone });
  return {
    daysAhead: (Date.parse(day(at)) - Date.parse(day(new Date()))) / 86_400_000,
    time: at.toLocaleTimeString('es-PE', { timeZone: zone, hour: '2-digit', minute: '2-digit', hour12: false }),
  };
}

/** Sells shared seats, paid by a coupon, to people all over Lima. @param seats a multiple of twelve */
export async function sellSeatsOf(slug: string, seats: number) {
  const customer = await logInByApi(await newCustomer());
  await sellSeats(customer.call, { slug, seats, url: siteUrl });
}
