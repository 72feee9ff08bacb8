import type { Language, OrderDetail } from '@idavuelta/shared/contracts';
import { PlatformContext } from '@idavuelta/shared/platform';
import { aCustomer, fakeDatabases, networkDown, pending, renderModule } from '@idavuelta/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import account from '../../module.ts';
import { openAccount } from '../../testing/account.tsx';
import { aPurchase, aPurchaseDetail, aTicket } from '../../testing/purchases.ts';
import { ageOf } from './age.ts';
import OfflineRides from './OfflineRides.tsx';

const history = 'GET /shop-api/payment-history';
const detail = 'GET /shop-api/order-detail/order-1';
const code = 'Código QR del boleto 1';
const ready = /^Listo: tus próximos viajes/;
const saved = /^Guardado en este dispositivo/;

const paid = (ticket = {}): OrderDetail =>
  aPurchaseDetail({ tickets: [aTicket({ qr: '{"orderId":"order-1"}', shortCode: 'ABCD2345', ...ticket })] });
const online = (purchase = paid()) => ({ [history]: [aPurchase()], [detail]: purchase });
const offline = { [history]: networkDown, [detail]: networkDown };

const databases = fakeDatabases();
let removeDatabases: () => void;

/** Gives the browser a service worker that reaches this state. */
function setServiceWorker(state: ServiceWorkerState = 'activated') {
  const active = Object.assign(new EventTarget(), { state });
  const serviceWorker = { controller: null, register: async () => ({ active }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.assign(globalThis, { caches: { match: async () => ({}) } });
  return active;
}

beforeEach(() => {
  removeDatabases = databases.install();
  setServiceWorker();
});
afterEach(async () => {
  indexedDB.deleteDatabase('idavuelta-customer');
  await new Promise((resolve) => setTimeout(resolve));
  removeDatabases();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
});

/** Opens a page online, until its content is stored. */
async function visit(path = 'payments', purchase = paid()) {
  const { unmount } = await openAccount(path, { api: online(purchase) });
  await screen.findByText(ready);
  unmount();
}

it.each(['payments', 'payments?order=order-1'])(
  '[FLT-40] after a visit to %s with a network it shows the codes without one, and how old they are',
  async (path) => {
    await visit(path);
    await openAccount(path, { api: offline });
    expect(await screen.findByRole('img', { name: code })).toBeVisible();
    expect(screen.getByText('ABCD 2345')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Noche de cumbia' })).toBeVisible();
    expect(screen.getByText(saved)).toHaveTextContent('Guardado en este dispositivo ahora (25 de noviembre, 10:00)');
    expect(screen.getByText(/^Sin conexión/)).toBeVisible();
    // shows neither the failure nor anything that needs a network
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.queryByRole('button', { name: /PDF|Cancelar|Cambiar/ })).toBeNull();
  },
);

it('[FLT-40] keeps nothing under a shell that would not delete it at the log-out', async () => {
  const earlier = { siteOrigin: 'http://site.test', apiBaseUrl: '/backend', SlotHost: () => null };
  const { calls } = await renderModule(
    account,
    <PlatformContext.Provider value={earlier}>
      <OfflineRides onShown={() => {}} />
      <p>página</p>
    </PlatformContext.Provider>,
    { session: aCustomer(), api: online() },
  );
  await screen.findByText('página');
  expect(calls).toEqual([]);
  expect(databases.names()).toEqual([]);
  expect(screen.queryByText(/próximos viajes/)).toBeNull();
});

it('[FLT-40] says that the rides open without a network once the page is kept as well', async () => {
  const worker = setServiceWorker('installing');
  await openAccount('payments', { api: online() });
  expect(await screen.findByText(/^Guardamos tus próximos viajes/)).toBeVisible();
  expect(screen.queryByText(ready)).toBeNull();
  worker.state = 'activated';
  act(() => void worker.dispatchEvent(new Event('statechange')));
  expect(await screen.findByText(ready)).toBeVisible();
});

it('[FLT-40] shows the page anew by itself when the network is back', async () => {
  await visit();
  const { api } = await openAccount('payments', { api: { ...offline } });
  await screen.findByRole('img', { name: code });
  Object.assign(api, online());
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('link', { name: /^Ver detalle/ })).toBeVisible();
  expect(screen.queryByText(saved)).toBeNull();
});

it('[FLT-40] does not wait for a network that is there and carries nothing', async () => {
  await visit();
  await openAccount('payments', { api: { [history]: pending, [detail]: pending } });
  expect(await screen.findByRole('img', { name: code })).toBeVisible();
  expect(screen.getByText(saved)).toBeVisible();
});

it('[FLT-40] a code of a ticket that was paid back is gone once the device has heard of it', async () => {
  await visit();
  const { unmount } = await openAccount('payments', { api: online(paid({ refunded: true })) });
  await screen.findByRole('link', { name: /^Ver detalle/ });
  await waitFor(async () => expect(await storedCodes()).toEqual([]));
  unmount();
  await openAccount('payments', { api: offline });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar');
  expect(screen.queryByRole('img', { name: code })).toBeNull();
});

it('[FLT-40] a ride that was not read again stays as it was kept, one that was cancelled does not', async () => {
  const second = aPurchaseDetail({
    order: { id: 'order-2' },
    tickets: [aTicket({ qr: 'two', shortCode: 'WXYZ2345' })],
  });
  const both = [aPurchase(), aPurchase({ id: 'order-2' })];
  const first = await openAccount('payments', {
    api: { [history]: both, [detail]: paid(), 'GET /shop-api/order-detail/order-2': second },
  });
  await screen.findByText(ready);
  first.unmount();
  const breaks = await openAccount('payments', {
    api: {
      [history]: [aPurchase({ state: 'cancelled' }), both[1]],
      'GET /shop-api/order-detail/order-2': networkDown,
    },
  });
  await screen.findByText(ready);
  breaks.unmount();
  await openAccount('payments', { api: offline });
  expect(await screen.findByText('WXYZ 2345')).toBeVisible();
  expect(screen.queryByText('ABCD 2345')).toBeNull();
});

it('[FLT-40] keeps neither rides that are over nor those that nobody has paid', async () => {
  const { calls } = await openAccount('payments', {
    api: {
      [history]: [
        aPurchase({ regularEvent: { ...aPurchase().regularEvent, startDate: '2026-11-20T01:00:00.000Z' } }),
        aPurchase({ id: 'order-2', state: 'awaiting_payment' }),
      ],
    },
  });
  await screen.findAllByText('Noche de cumbia');
  await waitFor(async () => expect(await storedCodes()).toEqual([]));
  expect(calls.filter(({ path }) => path.includes('order-detail'))).toEqual([]);
});

it('[FLT-40] says nothing of it where the browser refuses its storage, and the page works', async () => {
  const rejected = () => {
    throw new DOMException('', 'SecurityError');
  };
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(indexedDB, 'open').mockImplementation(rejected);
  await openAccount('payments', { api: online() });
  expect(await screen.findByRole('link', { name: /^Ver detalle/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Guardamos/)).toBeNull());
  expect(screen.queryByText(ready)).toBeNull();
});

it.each<[Language, string]>([
  ['es_PE', 'hace 3 horas, 28 de noviembre, 14:05'],
  ['es_CL', 'hace 3 horas, 28 de noviembre, 14:05'],
  ['es_ES', 'hace 3 horas, 28 de noviembre, 14:05'],
  ['en_US', '3 hours ago, November 28, 2:05\u00a0PM'],
  ['pt_BR', 'há 3 horas, 28 de novembro, 14h05'],
])('[FLT-40] tells the age in the words of %s', (language, words) => {
  const savedAt = '2026-11-28T19:05:00.000Z';
  const { ago, day, time } = ageOf(savedAt, Date.parse(savedAt) + 3.5 * 3_600_000, language);
  expect([ago, day, time].join(', ')).toBe(words);
});

/** Returns the ticket codes stored on the device. */
async function storedCodes() {
  const { readStoredRides } = await import('./stored-rides.ts');
  const kept = await readStoredRides();
  return kept.flatMap(({ pass }) => pass.tickets.map(({ qr }) => qr));
}
