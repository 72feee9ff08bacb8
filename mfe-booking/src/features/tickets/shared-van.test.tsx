import { periodicity } from '@idavuelta/shared/contracts';
import { anEvent, anEventDate, callao } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { named, openWizard, sharedVan } from '../../testing/booking.tsx';
import { openAt } from '../../testing/open-at.ts';

const counter = (name: string) => screen.findByRole('status', { name: `Boletos de ${name}` });
const vans = 'GET /events/:id/product-variant';
const twoVans = () => [
  sharedVan({ productVariantId: 501 }, { productVariantId: 502, provinceId: callao.id, ...named('Preferente') }),
];
const fixed = () => anEvent({ slug: 'noche', calendars: [anEventDate({ id: 71 })] });
const link = (query: string) => `/event/noche?${query}`;

it('[AFT-04] a friend’s link chooses the date, the province and one ticket of the same van, and says so', async () => {
  const calendars = [
    anEventDate({ id: 71, startDate: '2027-03-06T01:00:00.000Z' }),
    anEventDate({ id: 72, startDate: '2027-03-07T01:00:00.000Z' }),
  ];
  await openWizard({
    event: anEvent({ slug: 'noche', periodicityType: periodicity.calendar, calendars }),
    path: link('van=502&date=72&day=2027-03-06'),
    api: { [vans]: twoVans() },
  });
  expect(await screen.findByText('La misma van que tu amigo: Van compartida · Preferente')).toBeVisible();
  expect(screen.getByRole('radio', { name: /sábado, 6 de marzo/i })).toBeChecked();
  expect(screen.getByLabelText('Provincia')).toHaveDisplayValue('Callao');
  expect(await counter('Preferente')).toHaveTextContent('1');
});

it('[AFT-04] a day of a period is chosen too', async () => {
  const event = anEvent({
    slug: 'noche',
    periodicityType: periodicity.range,
    startDate: '2027-03-06T01:00:00.000Z',
    endDate: '2027-03-20T01:00:00.000Z',
  });
  await openWizard({ event, path: link('van=501&day=2027-03-10'), api: { [vans]: twoVans() } });
  expect(await screen.findByText(/^La misma van que tu amigo/)).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveTextContent('10 mar');
});

it('[AFT-04] who has not logged in reads which van it will be, and no price', async () => {
  await openWizard({
    event: fixed(),
    path: link('van=501&date=71'),
    session: { status: 'anonymous' },
    api: { [vans]: twoVans() },
  });
  const notice = await screen.findByText(/^Ingresa y elegimos por ti la misma van que tu amigo: Van compartida/);
  expect(notice.closest('[role=status]')).not.toHaveTextContent('S/');
});

it('[AFT-04] a van that is full is said to be, with what else there is', async () => {
  const sold = [sharedVan({ productVariantId: 501, stock: 0 }, { productVariantId: 503, ...named('Preferente') })];
  await openWizard({ event: fixed(), path: link('van=501&date=71'), api: { [vans]: sold } });
  const notice = await screen.findByText('La van de tu amigo ya se llenó: Van compartida · Entrada general');
  expect(notice.closest('[role=status]')).toHaveTextContent(/Todavía puedes elegir:Van compartida · Preferente/);
  expect(screen.getByRole('complementary')).not.toHaveTextContent('S/45,00');
});

it.each([
  ['van=501&date=99', 'La fecha de tu amigo ya no está a la venta'],
  ['van=999&date=71', 'El traslado de tu amigo ya no está a la venta'],
])('[AFT-04] what is no longer sold is said to be, and nothing is chosen: %s', async (query, words) => {
  await openWizard({ event: fixed(), path: link(query), api: { [vans]: twoVans() } });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('complementary')).not.toHaveTextContent('S/45,00');
});

it('[AFT-04] who had chosen tickets before keeps them', async () => {
  const event = fixed();
  const { user } = await openAt('addresses', { event, path: link('van=502&date=71'), api: { [vans]: twoVans() } });
  await user.click(screen.getByRole('button', { name: /^Elige tus boletos/ }));
  expect(await counter('Entrada general')).toHaveTextContent('1');
  await waitFor(() => expect(screen.getByLabelText('Provincia')).toHaveDisplayValue('Lima'));
  expect(screen.queryByText(/tu amigo/)).not.toBeInTheDocument();
});
