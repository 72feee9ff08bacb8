import { periodicity } from '@idavuelta/shared/contracts';
import { anEvent, inEveryLanguage, networkDown } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { showEventPage } from '../../testing/event-page.tsx';

const others = 'GET /events/:slug/others';
const show = (event: object, api: object = {}) =>
  showEventPage({
    'GET /events/noche': anEvent({ slug: 'noche', ...event }),
    [others]: [
      anEvent({ slug: 'gala', translations: inEveryLanguage({ name: 'Gala' }) }),
      anEvent({
        slug: 'feria',
        translations: inEveryLanguage({ name: 'Feria' }),
        periodicityType: periodicity.calendar,
      }),
    ],
    ...api,
  });

it.each([
  ['sold out', { available: false, soldOut: true }],
  ['over', { available: false }],
  ['announced as postponed', { message: 'Postergado' }],
])('[WTL-07] an event that is %s shows others on sale', async (_, event) => {
  await show(event);
  const list = within(await screen.findByRole('region', { name: 'También te puede gustar' }));
  const [gala, feria] = list.getAllByRole('link');
  expect(gala).toHaveAttribute('href', '/event/gala');
  expect(gala).toHaveTextContent(/Gala.*viernes, 5 de marzo de 2027 · Estadio Nacional.*Desde S\/45,00/);
  expect(feria).toHaveTextContent(/Feria.*Elige tu fecha/);
});

it('[MON-02] other events say what is charged for them, and the figure in soles beside it', async () => {
  const gala = anEvent({
    countryCode: 'CL',
    minTicketCharge: { amount: 16_200, currency: 'CLP' },
    minTicketPrice: 64.8,
  });
  await show({ available: false }, { [others]: [gala] });
  expect(await screen.findByText('Desde $16.200 (S/64,80) · ida y vuelta')).toBeVisible();
});

it('[WTL-07] an event on sale shows none and asks for none', async () => {
  const { calls } = await show({});
  await screen.findByRole('heading', { level: 1 });
  expect(calls.some(({ path }) => path.endsWith('/others'))).toBe(false);
});

it.each([
  ['there are none', []],
  ['they do not come', networkDown],
])('[WTL-07] the page is whole when %s', async (_, response) => {
  await show({ available: false, soldOut: true }, { [others]: response });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'También te puede gustar' })).not.toBeInTheDocument();
});
