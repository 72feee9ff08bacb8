import { periodicity } from '@idavuelta/shared/contracts';
import { anEvent, anEventDate, callao, lima } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import { named, openWizard, sharedVan } from '../../testing/booking.tsx';

const vans = 'GET /events/:id/product-variant';
const header = () => screen.findByRole('button', { name: /^Van compartida/ });
const pool = (id: number, unitsLeft: number) => ({ seatPool: { id, unitsPerTicket: 1, unitsLeft }, stock: unitsLeft });

const open = (...variants: Parameters<typeof sharedVan>) =>
  openWizard({ session: { status: 'anonymous' }, api: { [vans]: [sharedVan(...variants)] } });

it.each([
  [1, 'Queda 1'],
  [3, 'Quedan 3'],
  [5, 'Quedan 5'],
])('[WTL-08] a category of which %i are left says so, to everybody', async (left, words) => {
  await open(pool(900, left));
  expect(await header()).toHaveTextContent(words);
});

it('[WTL-08] a category of which more are left says nothing', async () => {
  await open(pool(900, 6));
  expect(await header()).not.toHaveTextContent(/Queda/);
});

it('[WTL-08] variants that share their seats say their one number, others none', async () => {
  const view = await open(pool(900, 3), { ...pool(900, 3), ...named('Preferente') });
  expect(await header()).toHaveTextContent('Quedan 3');
  view.unmount();
  await open({ ...pool(901, 3), provinceId: lima.id }, { ...pool(902, 4), provinceId: callao.id });
  expect(await header()).not.toHaveTextContent(/Queda/);
});

it('[WTL-08] without a date there is no number, since it would be that of the date that has most', async () => {
  const calendars = [anEventDate({ id: 71 }), anEventDate({ id: 72, startDate: '2027-03-07T01:00:00.000Z' })];
  const { user } = await openWizard({
    event: anEvent({ periodicityType: periodicity.calendar, calendars }),
    session: { status: 'anonymous' },
    api: { [vans]: [sharedVan(pool(900, 2))] },
  });
  expect(await header()).not.toHaveTextContent(/Queda/);
  await user.click(screen.getByRole('radio', { name: /viernes, 5 de marzo/i }));
  expect(await header()).toHaveTextContent('Quedan 2');
});
