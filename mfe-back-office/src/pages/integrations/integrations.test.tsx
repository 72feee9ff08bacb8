import type { ApiToken, WebhookDelivery, WebhookEndpoint } from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import IntegrationsPage from './IntegrationsPage.tsx';
import WebhookPage from './webhook/WebhookPage.tsx';

const accounting: WebhookEndpoint = {
  id: 3,
  name: 'Contabilidad',
  url: 'https://contabilidad.example/avisos',
  events: ['order.paid', 'order.refunded'],
  state: 'on',
  createdAt: '2027-03-01T15:00:00Z',
  revision: 4,
};
const failed: WebhookDelivery = {
  id: 8,
  eventId: '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e',
  type: 'order.paid',
  at: '2027-03-01T15:00:00Z',
  state: 'failed',
  attempts: 10,
  durationMs: 120,
  status: 500,
  responseStart: 'Internal error',
  problem: 'status',
  payload: '{"type":"order.paid"}',
};
const shop: ApiToken = {
  id: '6b1c2f1e-0000-4000-8000-000000000000',
  name: 'Tienda',
  beginning: 'iv_3f9a1c',
  permissions: ['orders.read'],
  state: 'active',
  madeBy: 'Rosa',
  createdAt: '2027-03-01T15:00:00Z',
  expiresAt: '2027-06-01T15:00:00Z',
};
const api = {
  'GET /staff-api/program-tokens': [shop],
  'GET /staff-api/webhooks': [accounting],
  'GET /staff-api/webhooks/3': accounting,
  'GET /staff-api/webhooks/3/deliveries': { rows: [failed], total: 1 },
  'GET /staff-api/audit': [],
};
const showList = (tab: 'programs' | 'webhooks', more: FakeApi = {}) =>
  renderOffice(<IntegrationsPage />, { path: `/back-office/integrations?tab=${tab}`, api: { ...api, ...more } });
const showOne = (more: FakeApi = {}, tab = 'deliveries') =>
  renderOffice(<WebhookPage params={{ id: '3' }} />, {
    path: `/back-office/integrations/webhooks/3?tab=${tab}`,
    api: { ...api, ...more },
  });

it('[OFF-09] a program gets a token with what is chosen, which is shown this once', async () => {
  const made = { ...shop, id: shop.id.replace('6', '7'), name: 'CRM', token: 'iv_secreto' };
  const { user, calls } = await showList('programs', { 'POST /staff-api/program-tokens': made });
  expect(await screen.findByRole('row', { name: /Tienda.*iv_3f9a1c.*Ver pedidos.*Rosa.*Nunca.*Vale/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Agregar un programa' }));
  await user.type(await screen.findByLabelText('Nombre del programa'), 'CRM');
  await user.click(screen.getByRole('checkbox', { name: 'Ver cupones' }));
  expect(screen.queryByRole('checkbox', { name: 'Invitar y cambiar personas' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Crear el token' }));
  expect(await screen.findByText('iv_secreto')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/no se vuelve a mostrar/);
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.data).toEqual({ name: 'CRM', days: 90, permissions: ['coupons.read'] });
  await user.click(screen.getByRole('button', { name: 'Ya lo guardé' }));
  await waitFor(() => expect(screen.queryByText('iv_secreto')).not.toBeInTheDocument());
});

it('[OFF-09] “view only” chooses what reads, without contact details', async () => {
  const { user } = await showList('programs');
  await user.click(await screen.findByRole('button', { name: 'Agregar un programa' }));
  await user.click(await screen.findByRole('button', { name: 'Solo ver' }));
  expect(screen.getByRole('checkbox', { name: 'Ver pedidos' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Devolver dinero' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Ver correos/ })).not.toBeChecked();
});

it('[OFF-09] a token is revoked after a question', async () => {
  const { user, calls } = await showList('programs', { [`DELETE /staff-api/program-tokens/${shop.id}`]: shop });
  await user.click(await screen.findByRole('button', { name: 'Anular Tienda' }));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Anular' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('[OFF-10] a system is added, and its key is shown this once', async () => {
  const { user, calls } = await showList('webhooks', {
    'POST /staff-api/webhooks': { id: 9, secret: 'whsec_secreto' },
  });
  expect(
    await screen.findByRole('row', { name: /Contabilidad.*Pedido pagado, Dinero devuelto.*Recibe avisos/ }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Avisar a otro sistema' }));
  await user.type(await screen.findByLabelText('Nombre'), 'CRM');
  await user.type(screen.getByLabelText('Dirección'), 'https://crm.example/avisos');
  await user.click(screen.getByRole('checkbox', { name: 'Viajes publicados' }));
  await user.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByText('whsec_secreto')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.data).toEqual({
    name: 'CRM',
    url: 'https://crm.example/avisos',
    events: ['order.paid', 'order.refunded', 'order.changed', 'ticket.checked', 'departure.moved', 'document.issued'],
  });
});

it('[OFF-10] an address in a private network is refused beside its field', async () => {
  const errors = [{ field: 'url', reason: 'private' }];
  const { user } = await showList('webhooks', {
    'POST /staff-api/webhooks': () => apiError('VALIDATION_FAILED', { errors }),
  });
  await user.click(await screen.findByRole('button', { name: 'Avisar a otro sistema' }));
  await user.type(await screen.findByLabelText('Nombre'), 'CRM');
  await user.type(screen.getByLabelText('Dirección'), 'https://10.0.0.1/');
  await user.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByText(/Esta dirección es de una red privada/)).toBeVisible();
});

it('[OFF-10] a delivery that failed says why, shows what was sent and came back, and is sent again', async () => {
  const { user, calls } = await showOne({
    'POST /staff-api/webhooks/3/deliveries/8/send-again': { ...failed, state: 'waiting', attempts: 0 },
  });
  const row = await screen.findByRole('row', {
    name: /Pedido pagado.*No llegó.*Respondió con un error.*10.*500.*120 ms/,
  });
  await user.click(within(row).getByRole('button', { name: /Expand|Ampliar|Expandir/i }));
  expect(await screen.findByText('Internal error')).toBeVisible();
  expect(screen.getByText(/"type": "order.paid"/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Enviar otra vez Pedido pagado/ }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/send-again'))).toBe(true));
});

it('[OFF-10] a system that was switched off says when and why, sends nothing again, and is switched on', async () => {
  const off = { ...accounting, state: 'failing', switchedOffAt: '2027-03-04T15:00:00Z' };
  const { user, calls } = await showOne({
    'GET /staff-api/webhooks/3': off,
    'POST /staff-api/webhooks/3/switch': accounting,
  });
  expect(await screen.findByText(/durante tres días no llegó ningún aviso/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Enviar otra vez/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Encender' }));
  await waitFor(() => expect(calls.find(({ path }) => path.endsWith('/switch'))?.data).toEqual({ isOn: true }));
});

it('[OFF-10] a test is sent, the key is replaced after a question, and the new one is shown this once', async () => {
  const { user } = await showOne({
    'POST /staff-api/webhooks/3/test': { ...failed, type: 'endpoint.test' },
    'POST /staff-api/webhooks/3/secret': { id: 3, secret: 'whsec_nueva' },
  });
  await user.click(await screen.findByRole('button', { name: 'Enviar una prueba' }));
  expect(await screen.findByText(/La prueba está en camino/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cambiar la clave' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent(/24 horas más/);
  await user.click(within(question).getByRole('button', { name: 'Cambiar la clave' }));
  expect(await screen.findByText('whsec_nueva')).toBeVisible();
});

it('[OFF-10] a change names the revision that was read', async () => {
  const { user, calls } = await showOne(
    { 'PUT /staff-api/webhooks/3': { ...accounting, name: 'CRM', revision: 5 } },
    'edit',
  );
  const name = await screen.findByLabelText('Nombre');
  await user.clear(name);
  await user.type(name, 'CRM');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Los cambios quedaron guardados.')).toBeInTheDocument();
  const sent = calls.find(({ method }) => method === 'PUT');
  expect(sent?.headers['If-Match']).toBe('"4"');
  expect(sent?.data).toEqual({ name: 'CRM', url: accounting.url, events: accounting.events });
});

it('[OFF-10] only owners see it', async () => {
  await renderOffice(<IntegrationsPage />, { path: '/back-office/integrations', account: anAccount('support'), api });
  expect(await screen.findByText('Tu función no permite esto.')).toBeVisible();
});
