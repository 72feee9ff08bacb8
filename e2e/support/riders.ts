import { countyCoordinates } from '@idavuelta/demo/catalogue/coordinates.ts';
import { fares } from '@idavuelta/demo/catalogue/fares.ts';
import { content } from '@idavuelta/demo/catalogue/index.ts';
import type { Category, EventDetail, OrderRequest, Province } from '@idavuelta/shared/contracts';
import { type Customer, logInByApi, newCustomer } from '../test-site/customer.ts';
import { ownEvent } from '../test-site/events.ts';
import { siteUrl } from '../test-site/ports.ts';

const zone = 'America/Lima';
/** Seats of the orders, over and over; together twelve. */
const sizes = [3, 2, 4, 3];
const districts = [
  ...['Miraflores', 'Barranco', 'Surquillo', 'San Isidro', 'Lince', 'Jesús María', 'San Borja', 'La Victoria', 'Breña'],
  ...['Pueblo Libre', 'Magdalena del Mar', 'San Miguel', 'Los Olivos', 'San Martín de Porres', 'Santiago de Surco'],
  ...['Chorrillos', 'La Molina', 'Ate', 'Santa Anita', 'Comas'],
];

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

/** Sells shared seats, paid by a coupon, to people all over Lima who have set a pin. @param seats a multiple of twelve */
export async function sellSeats(slug: string, seats: number) {
  const customer = await logInByApi(await newCustomer());
  const order = await ordersOf(customer, slug);
  for (let at = 0, sold = 0; sold < seats; at += 1) {
    const size = sizes[at % sizes.length] ?? 1;
    await customer.call('POST', '/shop-api/init-payment', order(at, size));
    sold += size;
  }
}

async function ordersOf({ call }: Customer, slug: string) {
  const event = await call<EventDetail>('GET', `/events/${slug}`);
  const eventDateId = event.calendars[0]?.id;
  const [category] = await call<Category[]>('GET', `/events/${event.id}/product-variant?eventDateId=${eventDateId}`);
  const provinces = await call<Province[]>('GET', `/provinces/by-event/${event.id}`);
  const variant = category?.subCategories.find(({ capacity }) => capacity === 1);
  const province = provinces.find(({ id }) => id === variant?.provinceId);
  if (!eventDateId || !variant || !province) throw new Error(`${slug} sells no single seats`);

  return (number: number, tickets: number): OrderRequest => {
    const district = districts[number % districts.length] ?? '';
    const county = province.counties.find(({ name }) => name === district);
    const [latitude, longitude] = countyCoordinates['pe-lima']?.[district] ?? [];
    if (!county || latitude === undefined || longitude === undefined) throw new Error(`no district ${district}`);
    const address = `Calle Las Flores ${100 + number}`;
    // two orders of a district are some streets from one another
    const position = { latitude: latitude + (number % 3) * 0.003, longitude: longitude + (number % 5) * 0.002 };
    return {
      url: siteUrl,
      eventDateId,
      provinceId: province.id,
      paymentCode: 'mercadopago',
      discountCode: 'GRATIS100',
      tickets: Array.from({ length: tickets }, (_, index) => ({
        placeId: variant.placeId,
        productVariantId: variant.productVariantId,
        addresses: [{ address, commune_id: county.id, position }],
        passengers: [
          {
            name: `Pasajero ${number + 1}-${index + 1}`,
            email: 'ana@example.test',
            phone: '987654321',
            passengerAddress: address,
          },
        ],
      })),
    };
  };
}
