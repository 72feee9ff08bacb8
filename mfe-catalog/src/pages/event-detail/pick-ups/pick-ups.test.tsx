import { countyChosen, type EventDetail, periodicity, sessionEnded } from '@idavuelta/shared/contracts';
import {
  anEvent,
  anEventDate,
  networkDown,
  noPickUps,
  pickUps,
  type RenderOptions,
  renderModule,
} from '@idavuelta/shared/testing';
import { act, render, screen, within } from '@testing-library/react';
import catalog from '../../../module.ts';
import { isHydrated, watchSections } from '../../../testing/browser.ts';
import { renderOnServer } from '../../../testing/server.tsx';
import { PickUps } from './PickUps.tsx';

const path = 'GET /events/:id/pick-ups';
const show = (response: unknown, { event = anEvent(), ...options }: RenderOptions & { event?: EventDetail } = {}) =>
  renderModule(catalog, <PickUps event={event} />, { api: { [path]: response }, ...options });

const block = () => screen.findByRole('region', { name: '¿A qué hora te recogemos?' });

beforeEach(() => localStorage.clear());

it('[PUW-08] says from when to when, and the hours of the district that is chosen', async () => {
  const { user } = await show(pickUps());
  const region = within(await block());
  expect(region.getByText('Según tu distrito, el recojo es entre 18:00 y 18:50.')).toBeVisible();
  expect(region.getByText(/Para el evento del viernes, 5 de marzo de 2027, 20:00/)).toBeVisible();
  await user.selectOptions(region.getByLabelText('Tu distrito'), 'San Isidro');
  expect(region.getByRole('status')).toHaveTextContent(
    'Desde San Isidro: recojo entre 18:01 y 18:41 · en casa hacia 00:31',
  );
  expect(region.getByText(/la hora exacta te llega por correo el día anterior/)).toBeVisible();
});

it('[PUW-08] keeps the district for the next event', async () => {
  const first = await show(pickUps());
  await first.user.selectOptions(await screen.findByLabelText('Tu distrito'), 'La Perla');
  first.unmount();
  await show(pickUps());
  expect(await screen.findByText(/^Desde La Perla: recojo entre 18:10 y 18:50/)).toBeVisible();
});

it('[FLT-39] tells the rest of the page which district was chosen, and that none is any more', async () => {
  const { user, actions } = await show(pickUps());
  await user.selectOptions(await screen.findByLabelText('Tu distrito'), 'San Isidro');
  expect(actions).toContainEqual(countyChosen({ countyId: 12 }));
  await user.selectOptions(screen.getByLabelText('Tu distrito'), '');
  expect(actions).toContainEqual(countyChosen({}));
});

it('[PUW-08] a district that is chosen before the hours are hydrated counts', async () => {
  const comeNear = watchSections();
  const { page, html } = await renderOnServer('/event/:name');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const field = screen.getByLabelText<HTMLSelectElement>('Your district');
  field.value = within(field).getByRole<HTMLOptionElement>('option', { name: 'San Isidro' }).value;
  await act(async () => render(page, { container, hydrate: true }));
  await comeNear();
  expect(await screen.findByText(/^From San Isidro: /)).toBeVisible();
  expect(field).toBeInTheDocument();
});

it('[PUW-08] the hours stay as a server sent them while it turns out who the visitor is', async () => {
  const { page, html, store } = await renderOnServer('/event/:name');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  await act(async () => render(page, { container, hydrate: true }));
  await act(async () => void store.dispatch(sessionEnded({ reason: 'expired' })));
  expect(isHydrated(screen.getByRole('heading', { level: 1 }))).toBe(true);
  expect(isHydrated(screen.getByLabelText('Your district'))).toBe(false);
});

it('[PUW-08] has the hours of every district in a table', async () => {
  const { user } = await show(pickUps());
  await user.click(await screen.findByText('Ver todos los distritos'));
  const table = within(screen.getByRole('table', { name: 'Hora de recojo y de regreso por distrito' }));
  expect(table.getByRole('row', { name: 'Miraflores 18:00–18:40 00:30' })).toBeVisible();
  expect(table.getAllByRole('row')).toHaveLength(4);
});

it.each([
  ['es_PE', 'ES', 'Recogida', /recojo/i],
  ['es_ES', 'PE', 'Recojo', /recogida/i],
] as const)(
  '[FLT-25] in %s a pick-up for an event in %s is called as there',
  async (language, countryCode, name, other) => {
    await show(pickUps(), { event: anEvent({ countryCode }), language });
    expect(await screen.findByText(name, { selector: 'th' })).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(other);
  },
);

it('[PUW-08, SLD-04] calls districts what the country of the event calls them', async () => {
  await show(pickUps(), { event: anEvent({ countryCode: 'CL' }) });
  expect(await screen.findByLabelText('Tu comuna')).toBeVisible();
  expect(screen.getByText('Ver todas las comunas')).toBeVisible();
});

it('[PUW-03] a meeting point has its exact time', async () => {
  const point = { productVariantId: 7, address: 'Parque Kennedy', homeAt: '2027-03-06T05:30:00Z' };
  const time = '2027-03-05T23:15:00Z';
  await show(pickUps({ provinces: [], meetingPoints: [{ ...point, opensAt: time, closesAt: time }] }));
  expect(
    await screen.findByText('Punto de encuentro Parque Kennedy: salida a las 18:15 · en casa hacia 00:30'),
  ).toBeVisible();
});

it('[PUW-08] the hours are those of the first departure that can be bought', async () => {
  const calendars = [anEventDate({ id: 1, soldOut: true }), anEventDate({ id: 2 })];
  const { calls } = await show(pickUps(), {
    event: anEvent({ id: 5, calendars, periodicityType: periodicity.calendar }),
  });
  await block();
  expect(calls.map(({ params }) => params)).toEqual([{ eventDateId: 2 }]);
});

it.each([
  ['when nobody knows where the districts are', noPickUps],
  ['when the hours do not come', networkDown],
])('[PUW-08] says nothing %s', async (_, response) => {
  await show(response);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
