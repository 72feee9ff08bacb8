import { anEvent, inEveryLanguage } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import { showEventPage } from '../../testing/event-page.tsx';

async function dataOf(over: Parameters<typeof anEvent>[0] = {}) {
  const view = await showEventPage({ 'GET /events/noche': anEvent({ slug: 'noche', ...over }) });
  await screen.findByRole('heading', { level: 1 });
  return view.container.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
}

it('[RTE-24] describes the event to search engines', async () => {
  const data = await dataOf({
    imagePath: '/media/noche.abc',
    minTicketPrice: 45,
    translations: inEveryLanguage({ name: 'La Noche', description: 'Para bailar.' }),
  });
  expect(JSON.parse(data)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'La Noche',
    description: 'Para bailar.',
    url: 'http://site.test/event/noche',
    image: ['http://site.test/backend/media/noche.abc-1440.webp'],
    startDate: '2027-03-05T20:00:00-05:00',
    endDate: '2027-03-06T00:00:00-05:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Estadio Nacional',
      address: { '@type': 'PostalAddress', streetAddress: 'Calle José Díaz s/n, Lima', addressCountry: 'PE' },
    },
    organizer: { '@type': 'Organization', name: 'Idavuelta', url: 'http://site.test' },
    offers: {
      '@type': 'Offer',
      description: 'Reservas un asiento en la van, de ida y vuelta. La entrada al evento no está incluida.',
      url: 'http://site.test/event/noche',
      price: '45.00',
      priceCurrency: 'PEN',
      availability: 'https://schema.org/InStock',
    },
  });
});

it.each([
  ['CL', { amount: 16_200, currency: 'CLP' }, '16200'],
  ['ES', { amount: 16.2, currency: 'EUR' }, '16.20'],
] as const)('[MON-02] tells search engines the price that is charged in %s', async (countryCode, charge, price) => {
  const data = await dataOf({ countryCode, minTicketCharge: charge, minTicketPrice: 64.8 });
  expect(JSON.parse(data).offers).toMatchObject({ price, priceCurrency: charge.currency });
});

it('[RTE-24] names no picture of an event that has none, and asks for none', async () => {
  expect(JSON.parse(await dataOf({ imagePath: '' }))).not.toHaveProperty('image');
  expect(document.documentElement.innerHTML).not.toContain('/backend-');
});

it('[RTE-24] says when the event is sold out', async () => {
  expect(await dataOf({ soldOut: true })).toContain('https://schema.org/SoldOut');
});

it('[RTE-24] cannot be ended by a text of the event', async () => {
  const description = 'Fin </script><script>alert(1)</script>';
  const data = await dataOf({ translations: inEveryLanguage({ name: 'Noche', description }) });
  expect(data).not.toContain('<');
  expect(JSON.parse(data).description).toBe(description);
});

it('[RTE-24] says nothing of an event that nobody can book', async () => {
  expect(await dataOf({ available: false })).toBe('');
});

it.each(['unlisted', 'invited'] as const)(
  '[EVT-08, RTE-24] says nothing to search engines of an event that is %s',
  async (visibility) => {
    expect(await dataOf({ visibility })).toBe('');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  },
);

it('[SAL-01] tells search engines from when tickets are sold', async () => {
  const { offers } = JSON.parse(await dataOf({ saleOpensAt: '2027-02-03T17:05:00Z' }));
  expect(offers.validFrom).toBe('2027-02-03T12:05:00-05:00');
});
