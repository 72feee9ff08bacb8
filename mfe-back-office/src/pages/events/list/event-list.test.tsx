import type { ManagedEventRow } from '@idavuelta/shared/contracts/staff';
import { apiError } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { draftStore } from '../../../forms/drafts/draft-store.ts';
import { anAccount, renderOffice } from '../../../testing/office.tsx';
import EventsPage from '../EventsPage.tsx';

const gala: ManagedEventRow = {
  id: 7,
  slug: 'gala',
  name: 'Gala',
  type: 1,
  countryCode: 'PE',
  place: 'Teatro Municipal',
  timeZone: 'America/Lima',
  startsAt: '2027-03-07T01:00:00Z',
  imagePath: '',
  revision: 4,
  visibility: 'public',
  status: 'on_sale',
  salesStopped: false,
  capacity: 60,
  sold: 41,
  held: 2,
};
const list = (...rows: ManagedEventRow[]) => ({ rows, total: rows.length });
const show = (api: object = {}, role: 'events' | 'viewer' = 'events', search = '') =>
  renderOffice(<EventsPage />, {
    path: `/back-office/events${search}`,
    account: anAccount(role),
    api: { 'GET /staff-api/events': list(gala), ...api },
  });

it('[BOF-03] the list says of each event when it begins, how it sells and how much', async () => {
  await show({
    'GET /staff-api/events': list(gala, { ...gala, id: 8, slug: 'otra', name: 'Otra', startsAt: undefined }),
  });
  const row = await screen.findByRole('row', { name: /Gala/ });
  expect(within(row).getByRole('link', { name: 'Gala' })).toHaveAttribute('href', '/back-office/events/gala');
  for (const text of [/6 mar.* 2027, 20:00/, 'Teatro Municipal', 'En venta', '41 y 2 por pagar', '60'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Otra/ })).getByText('Sin salidas')).toBeVisible();
});

it('[BOF-03] filters and order are in the address, and go to the server', async () => {
  const { user, calls, currentPath } = await show({}, 'events', '?country=CL&sort=-sold');
  await screen.findByRole('row', { name: /Gala/ });
  expect(calls.at(-1)?.params).toMatchObject({ country: 'CL', sort: '-sold', page: 1 });
  await user.type(screen.getByLabelText('Nombre, lugar o dirección web'), 'valses{Enter}');
  await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ text: 'valses', country: 'CL' }));
  expect(currentPath()).toContain('text=valses');
  await user.click(screen.getByRole('columnheader', { name: /Capacidad/ }));
  await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ sort: 'capacity' }));
});

it('[BOF-03] stopping the sales says first what it does, and is done once it is confirmed', async () => {
  const { user, calls } = await show({ 'PUT /staff-api/events/gala/state': { ...gala, status: 'stopped' } });
  await user.click(await screen.findByRole('button', { name: 'Acciones de Gala' }));
  await user.click(await screen.findByText('Detener la venta'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Nadie más podrá comprar/)).toBeInTheDocument();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Detener la venta' }));
  expect(await screen.findByText('«Gala» ya no se vende.')).toBeInTheDocument();
  const sent = calls.find(({ method }) => method === 'PUT');
  expect(sent?.data).toEqual({ change: 'stop-selling' });
  expect(sent?.headers['If-Match']).toBe('"4"');
});

it('[BOF-15] who is second is told what the first did, and sees how it is now', async () => {
  const errors = [{ field: 'visibility', reason: 'changed' }];
  const view = await show({
    'PUT /staff-api/events/gala/state': () => apiError('CHANGED_MEANWHILE', { status: 412, errors }),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Acciones de Gala' }));
  await view.user.click(await screen.findByText('Detener la venta'));
  view.api['GET /staff-api/events'] = list({ ...gala, visibility: 'unlisted', revision: 5 });
  await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Detener la venta' }));
  expect(await screen.findByText(/^Otra persona cambió mientras tanto: dónde se ve\./)).toBeInTheDocument();
  await waitFor(() => expect(view.calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(2));
});

it('[BOF-03] a draft without departures is not published, and the reason is told', async () => {
  const draft = { ...gala, visibility: 'draft' as const, status: 'draft' as const };
  const { user } = await show({
    'GET /staff-api/events': list(draft),
    'PUT /staff-api/events/gala/state': () => apiError('NO_DEPARTURE', { status: 409 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Acciones de Gala' }));
  await user.click(await screen.findByText('Publicar'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText(/todavía no tiene ninguna salida/)).toBeInTheDocument();
});

it('[BOF-02] who may only read sees no actions', async () => {
  await show({}, 'viewer');
  await screen.findByRole('row', { name: /Gala/ });
  expect(screen.queryByRole('button', { name: 'Acciones de Gala' })).not.toBeInTheDocument();
});

it('[OFF-04] drafts are told above the list, to be continued or discarded', async () => {
  const drafts = draftStore(1);
  drafts.write('event.gala', {}, 'Gala');
  drafts.write('new-event', {}, 'Noche de valses');
  drafts.write('coupon.3', {}, 'CUMBIA10');
  const { user } = await show();
  const lines = within(await screen.findByRole('list', { name: 'Tus borradores' }));
  expect(lines.getAllByRole('listitem')).toHaveLength(2);
  expect(lines.getByText(/^Tienes un borrador de Gala: \d\d:\d\d$/)).toBeVisible();
  expect(lines.getByRole('link', { name: 'Continuar el borrador: Noche de valses' })).toHaveAttribute(
    'href',
    '/back-office/new-event',
  );
  await user.click(lines.getByRole('button', { name: 'Descartar el borrador: Gala' }));
  expect(lines.getAllByRole('listitem')).toHaveLength(1);
  expect(drafts.read('event.gala')).toBeUndefined();
  drafts.removeAll();
});

it('[OFF-04] a stopped sale can be undone at once', async () => {
  const { user, calls, api } = await show({
    'PUT /staff-api/events/gala/state': { ...gala, status: 'stopped', salesStopped: true, revision: 5 },
  });
  await user.click(await screen.findByRole('button', { name: 'Acciones de Gala' }));
  await user.click(await screen.findByText('Detener la venta'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Detener la venta' }));
  await screen.findByText('«Gala» ya no se vende.');
  api['PUT /staff-api/events/gala/state'] = { ...gala, revision: 6 };
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Se deshizo.')).toBeVisible();
  const undone = calls.findLast(({ method }) => method === 'PUT');
  expect([undone?.data, undone?.headers['If-Match']]).toEqual([{ change: 'sell-again' }, '"5"']);
});
