import { paymentType, periodicity } from '@idavuelta/shared/contracts';
import { anEvent, anEventDate, inEveryLanguage, renderModule } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import catalog from '../../module.ts';
import { EventCard } from './EventCard.tsx';

const show = (over: Parameters<typeof anEvent>[0], options = {}) =>
  renderModule(catalog, <EventCard event={anEvent({ slug: 'noche', ...over })} />, options);

it('[CRD-01] shows picture, name and lowest price, the language’s own where it has one', async () => {
  const translations = { ...inEveryLanguage({ name: 'Noche' }), en_US: { name: 'Night', minTicketPrice: 1234.5 } };
  const { container, unmount } = await show({ id: 7, minTicketPrice: 45, translations });
  expect(screen.getByRole('heading', { name: 'Noche' })).toBeVisible();
  expect(screen.getByText(/Desde S\/45,00/)).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', '/backend/media/evento-7.abc-960.webp');
  unmount();
  await show({ minTicketPrice: 45, translations }, { language: 'en_US' });
  expect(screen.getByText(/From S\/1\.234,50/)).toBeVisible();
});

it('[LOC-11] names event and place in the visitor’s language, else in the country’s, else in any', async () => {
  const place = { ...anEvent().place, name: 'Estadio', translations: { en_US: { name: 'Stadium' } } };
  const translations = { es_PE: { name: 'Noche' }, en_US: { name: 'Night' } };
  const first = await show({ translations, place }, { language: 'en_US' });
  expect(screen.getByRole('heading')).toHaveTextContent('Night');
  expect(screen.getByText('Stadium')).toBeVisible();
  first.unmount();
  const second = await show({ translations }, { language: 'pt_BR' });
  expect(screen.getByRole('heading')).toHaveTextContent('Noche');
  second.unmount();
  await show({ translations: { en_US: { name: 'Night' } } }, { language: 'pt_BR' });
  expect(screen.getByRole('heading')).toHaveTextContent('Night');
});

it('[EVT-09] says on its picture that the sales of an event have closed', async () => {
  await show({ available: false, salesClosed: true });
  expect(screen.getByText('Ventas cerradas')).toBeVisible();
});

it('says on its picture that an event is sold out', async () => {
  await show({ soldOut: true });
  expect(screen.getByText('Agotado')).toBeVisible();
});

it('[LOC-08] writes money with S/, a dot for thousands and a comma for decimals', async () => {
  await show({ minTicketPrice: 1234.5 });
  expect(screen.getByText(/S\/1\.234,50/)).toBeVisible();
});

it.each([
  ['CL', { amount: 16_200, currency: 'CLP' }, 'Desde $16.200 (S/64,80) · ida y vuelta'],
  ['ES', { amount: 16.2, currency: 'EUR' }, 'Desde 16,20 € (S/64,80) · ida y vuelta'],
] as const)(
  '[MON-02] shows what is charged in %s, and the figure in soles beside it',
  async (countryCode, charge, words) => {
    await show({ countryCode, minTicketCharge: charge, minTicketPrice: 64.8 });
    expect(screen.getByText(words)).toBeVisible();
  },
);

it('[MON-04] shows what is charged alone when there is no fresh rate', async () => {
  const charge = { amount: 16_200, currency: 'CLP' as const };
  await show({ countryCode: 'CL', minTicketCharge: charge, minTicketPrice: undefined });
  expect(screen.getByText('Desde $16.200 · ida y vuelta')).toBeVisible();
});

it.each([
  ['door', 'con recojo en tu puerta'],
  ['meeting_point', 'desde el punto de encuentro'],
] as const)('[SLD-06] says what its price is the price of: %s', async (minTicketPickUp, words) => {
  await show({ minTicketPickUp });
  expect(screen.getByText(words)).toBeVisible();
});

it.each([
  ['of an invitation', { paymentType: paymentType.invited }, 'Sin costo para ti · ida y vuelta'],
  ['of a ticket that is free', { minTicketPickUp: 'door' }, 'Sin costo para ti · ida y vuelta'],
  ['without a ticket', {}, 'Ida y vuelta'],
] as const)('[FLT-25] says no price where nothing is to pay: %s', async (_, facts, words) => {
  await show({ minTicketPrice: 0, ...facts });
  expect(screen.getByText(words)).toBeVisible();
  expect(document.body.textContent).not.toContain('S/');
});

it('[FLT-25] says of an event in Spain in the Spanish of Peru how a pick-up is called there', async () => {
  await show({ minTicketPickUp: 'door', countryCode: 'ES' });
  expect(screen.getByText('con recogida en tu puerta')).toBeVisible();
});

it('[CRD-02, API-12] shows day, month and time of a one-time event, of its first calendar, in its own zone', async () => {
  await show({
    periodicityType: periodicity.fixed,
    timeZone: 'America/Lima',
    startDate: '2027-01-01T12:00:00.000Z',
    calendars: [anEventDate({ id: 1, startDate: '2027-03-06T01:30:00.000Z' })],
  });
  const when = screen.getByText('20:30 horas').closest('time');
  expect(when).toHaveTextContent(/^5 de marzo\s?20:30 horas$/);
});

it.each([
  ['en_US', /^March 5\s?8:00 PM$/],
  ['pt_BR', /^5 de março\s?20h$/],
] as const)('[SLD-03] writes day and time as readers of %s do', async (language, written) => {
  await show({ periodicityType: periodicity.fixed }, { language });
  const [when] = screen.getAllByRole('time');
  expect(when).toHaveTextContent(written);
});

it('[CRD-02] falls back to startDate without a calendar', async () => {
  await show({ periodicityType: periodicity.fixed, startDate: '2027-06-10T17:00:00.000Z', calendars: [] });
  expect(screen.getByText('12:00 horas').closest('time')).toHaveTextContent(/^10 de junio/);
});

it.each([2, 3] as const)('[CRD-02] lets the visitor choose the date of periodicity %i', async (periodicityType) => {
  await show({ periodicityType });
  expect(screen.getByText('Elige tu fecha')).toBeVisible();
});

it('[CRD-03] has an overlay and leads to the event with its id in navigation state', async () => {
  const { user, currentPath, currentState } = await show({ id: 7 });
  expect(screen.getByText('Reserva tu traslado')).toBeInTheDocument();
  await user.click(screen.getByRole('link'));
  expect(currentPath()).toBe('/event/noche');
  expect(currentState()).toEqual({ eventId: 7 });
});

it('[SAL-01] says from which day tickets are sold, still with the price', async () => {
  await show({ saleOpensAt: '2027-02-03T17:05:00Z', minTicketPrice: 45 });
  expect(screen.getByText(/^Venta desde el 3 feb\.? 2027$/)).toBeVisible();
  expect(screen.getByText(/Desde S\/45,00/)).toBeVisible();
  expect(screen.getByText('Prepara tu traslado')).toBeInTheDocument();
});
