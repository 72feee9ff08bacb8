import { requestState } from '@idavuelta/shared/contracts';
import { aPage, apiError, type MadeCall, networkDown } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { openAccount } from '../../../testing/account.tsx';
import { anInvitedEvent, aRequest } from '../../../testing/event-requests.ts';

const requests = 'GET /shop-api/event-requests';
const invited = 'GET /shop-api/invited-events';
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('article') as HTMLElement);

/** Requests in one state, and none in the others. */
const inState = (state: number, ...found: ReturnType<typeof aRequest>[]) => ({
  [requests]: ({ params }: MadeCall) => (Number(params.state) === state ? found : []),
});

it('[ACC-07] shows the four lists by the address, and the way to a new event', async () => {
  const { user, currentPath } = await openAccount('events');
  const lists = await screen.findByRole('navigation', { name: 'Listas de eventos' });
  expect(
    within(lists)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Invitado', 'Activos', 'En revisión', 'Finalizados']);
  expect(within(lists).getByRole('link', { name: 'Invitado' })).toHaveAttribute('aria-current', 'page');
  await user.click(within(lists).getByRole('link', { name: 'Finalizados' }));
  expect(currentPath()).toBe('/my-account/events?list=finished');
  expect(within(lists).getByRole('link', { name: 'Finalizados' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Crear evento' })).toHaveAttribute('href', '/my-account/events?request=new');
});

it('[ACC-08] shows an invited event with its day in its own zone and a link to its page', async () => {
  const event = anInvitedEvent({ id: 31, slug: 'boda-de-ana', startDate: '2027-03-07T01:00:00.000Z' });
  await openAccount('events', { api: { [invited]: [event] } });
  const boda = await card('Boda de Ana');
  expect(boda.getByText('06/03/2027')).toBeVisible();
  expect(boda.getByText('Estadio Nacional')).toBeVisible();
  expect(boda.getByText('Calle José Díaz s/n, Lima')).toBeVisible();
  expect(boda.getByText('Invitado')).toHaveAttribute('data-status', 'invited');
  expect(boda.getByRole('link', { name: 'Boda de Ana' })).toHaveAttribute('href', '/event/boda-de-ana');
});

it('[ACC-08] takes the answer of a guest, which can be changed', async () => {
  const event = anInvitedEvent({ id: 31 });
  const { user, api, calls } = await openAccount('events', {
    api: { [invited]: [event], 'PUT /shop-api/invited-events/31/answer': {} },
  });
  const boda = await card('Boda de Ana');
  api[invited] = [{ ...event, answer: 'accepted' }];
  await user.click(boda.getByRole('button', { name: 'Asistiré' }));
  expect(await boda.findByRole('button', { name: 'Asistiré', pressed: true })).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.data).toEqual({ answer: 'accepted' });
  expect(boda.getByRole('button', { name: 'No podré ir', pressed: false })).toBeVisible();
});

it('[ACC-08] says that an answer did not arrive', async () => {
  const { user } = await openAccount('events', {
    api: { [invited]: [anInvitedEvent({ id: 31 })], 'PUT /shop-api/invited-events/31/answer': networkDown },
  });
  await user.click((await card('Boda de Ana')).getByRole('button', { name: 'Asistiré' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión');
});

it('[ACC-08] says why a guest who has booked cannot decline', async () => {
  const { user } = await openAccount('events', {
    api: {
      [invited]: [anInvitedEvent({ id: 31, answer: 'accepted' })],
      'PUT /shop-api/invited-events/31/answer': () => apiError('STATE_CONFLICT', { status: 409 }),
    },
  });
  await user.click((await card('Boda de Ana')).getByRole('button', { name: 'No podré ir' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ya reservaste tus boletos.');
});

it('[ACC-08] links an active event to its page and to its guests', async () => {
  const active = aRequest({ state: requestState.approved, status: 'approved', eventSlug: 'matrimonio-de-rosa' });
  await openAccount('events?list=active', { api: inState(requestState.approved, active) });
  const boda = await card('Matrimonio de Rosa');
  expect(boda.getByText('Activo')).toHaveAttribute('data-status', 'approved');
  expect(boda.getByText('Km 40, Lurín, Miraflores')).toBeVisible();
  expect(boda.getByRole('link', { name: 'Matrimonio de Rosa' })).toHaveAttribute('href', '/event/matrimonio-de-rosa');
  expect(boda.getByRole('link', { name: /^Ver invitados/ })).toHaveAttribute('href', '/my-account/events?guests=12');
  expect(boda.queryByRole('link', { name: /^Editar/ })).not.toBeInTheDocument();
});

it('[ACC-08] lists saved and rejected requests among those under review, each with edit', async () => {
  const saved = aRequest({ id: 13, name: 'Cumpleaños', state: requestState.saved, status: 'saved', imagePath: '' });
  const rejected = aRequest({ id: 14, name: 'Despedida', status: 'rejected', reason: 'Falta el local' });
  await openAccount('events?list=review', {
    api: {
      [requests]: ({ params }: MadeCall) =>
        Number(params.state) === requestState.saved ? [saved] : [aRequest(), rejected],
    },
  });
  expect((await card('Cumpleaños')).getByText('Guardado')).toBeVisible();
  expect((await card('Matrimonio de Rosa')).getByText('En revisión')).toBeVisible();
  const last = await card('Despedida');
  expect(last.getByText('Rechazado')).toBeVisible();
  expect(last.getByText('Falta el local')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Editar/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/my-account/events?request=13',
    '/my-account/events?request=12',
    '/my-account/events?request=14',
  ]);
});

it('[ACC-08] removes a saved request once that is confirmed', async () => {
  const saved = aRequest({ id: 13, state: requestState.saved, status: 'saved' });
  const { user, api } = await openAccount('events?list=review', {
    api: { ...inState(requestState.saved, saved), 'DELETE /shop-api/event-requests/13': {} },
  });
  await user.click(await screen.findByRole('button', { name: 'Quitar Matrimonio de Rosa' }));
  api[requests] = [];
  await user.click(screen.getByRole('button', { name: 'Sí, quitar' }));
  expect(await screen.findByText('Aún no tienes eventos privados creados')).toBeVisible();
});

it('[ACC-08] says why a saved request could not be removed', async () => {
  const saved = aRequest({ id: 13, state: requestState.saved, status: 'saved' });
  const { user } = await openAccount('events?list=review', {
    api: {
      ...inState(requestState.saved, saved),
      'DELETE /shop-api/event-requests/13': () => apiError('NOT_FOUND', { status: 404 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Quitar Matrimonio de Rosa' }));
  await user.click(screen.getByRole('button', { name: 'Sí, quitar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No encontramos lo que buscas.');
});

it.each(['active', 'review', 'finished'])('[ACC-19] says that there is no private event yet: %s', async (list) => {
  await openAccount(`events?list=${list}`);
  expect(await screen.findByText('Aún no tienes eventos privados creados')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Crear un evento privado' })).toHaveAttribute(
    'href',
    '/my-account/events?request=new',
  );
});

it('[ACC-19] says that nobody has invited the customer yet', async () => {
  await openAccount('events');
  expect(await screen.findByText(/Aún no tienes invitaciones/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver eventos' })).toHaveAttribute('href', '/massive-events');
});

it('[ACC-07] says that a list failed and offers a retry', async () => {
  const { user, api } = await openAccount('events?list=finished', { api: { [requests]: networkDown } });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  api[requests] = [aRequest({ state: requestState.finished, status: 'finished' })];
  await user.click(retry);
  expect((await card('Matrimonio de Rosa')).getByRole('link', { name: /^Repetir evento/ })).toHaveAttribute(
    'href',
    '/my-account/events?request=new&from=12',
  );
});

it('[ACC-07] shows the organiser who has answered and booked', async () => {
  const guest = { name: 'Ana Torres', email: 'ana@example.test', seats: 3, answer: 'accepted', booked: 2 };
  const silent = { name: 'Luis Paz', email: 'luis@example.test', seats: 1, booked: 0 };
  await openAccount('events?guests=12', {
    api: { 'GET /shop-api/event-requests/12/guests': aPage([guest, silent]) },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Invitados' })).toBeVisible();
  expect(await screen.findByRole('row', { name: 'Ana Torres ana@example.test Asistirá 2 de 3' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Luis Paz luis@example.test Sin respuesta 0 de 1' })).toBeVisible();
});

it('[BOF-10] an organiser reads what the event costs and how to pay it', async () => {
  const bank = { bankName: 'Banco de Lima', accountId: '193-22', accountType: 'Corriente', holder: 'Idavuelta SAC' };
  const quote = {
    amount: 1300,
    currency: 'PEN',
    payBy: 'transfer',
    state: 'open',
    reference: 'EVENTO-12',
    bank,
  } as const;
  const approved = { state: requestState.approved, status: 'approved' } as const;
  await openAccount('events?list=active', {
    api: inState(
      requestState.approved,
      aRequest({ ...approved, name: 'Boda', quote }),
      aRequest({ ...approved, id: 13, name: 'Fiesta', quote: { ...quote, state: 'paid' } }),
    ),
  });
  expect((await card('Boda')).getByText(/Banco de Lima, cuenta 193-22 .*EVENTO-12.*Idavuelta SAC/)).toBeVisible();
  expect((await card('Boda')).getByText(/S\/1.300,00. Págalo por transferencia/)).toBeVisible();
  expect((await card('Fiesta')).getByText('El servicio cuesta S/1.300,00. Ya está pagado.')).toBeVisible();
});
