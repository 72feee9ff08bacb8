import 'fake-indexeddb/auto';
import type { DeviceCheck, DeviceCheckResults, TicketList } from '@idavuelta/shared/contracts';
import { networkDown, renderModule } from '@idavuelta/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { deleteDB } from 'idb';
import qrCheck from '../module.ts';
import TicketCheckPage from '../pages/ticket-check/TicketCheckPage.tsx';
import { networkReturned } from '../state/device.slice.ts';
import { codeRead } from '../state/ticket-check.slice.ts';
import { aSigner, aTicketList, listedTicket } from '../testing/tickets.ts';
import { verifySignature } from './signatures.ts';
import { closeDatabase } from './storage/index.ts';

const orderId = '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e';
const isAway = { network: false };
let list: TicketList;
let first: { text: string; signature: string };
let second: typeof first;
let signer: Awaited<ReturnType<typeof aSigner>>;

/** What the API received; for `lost` calls it responds, but the response does not arrive. */
const got = { checks: [] as DeviceCheck[], requested: [] as unknown[], lost: 0 };
let answer: (checks: DeviceCheck[]) => DeviceCheckResults;

const api = {
  'GET /ticket-keys': () => [signer.key],
  'GET /checked-departures': () => (isAway.network ? networkDown() : [list]),
  'GET /checked-departures/7/tickets': () => (isAway.network ? networkDown() : list),
  'POST /order/:id/check-complete': ({ data }: { data: unknown }) => {
    got.requested.push(data);
    return networkDown();
  },
  'POST /ticket-checks': ({ data }: { data: unknown }) => {
    if (isAway.network) return networkDown();
    const { checks } = data as { checks: DeviceCheck[] };
    got.checks.push(...checks);
    if (got.lost-- > 0) return networkDown();
    return answer(checks);
  },
};

beforeEach(async () => {
  signer = await aSigner();
  first = await signer.sign({ orderId, ticket: 1 });
  second = await signer.sign({ orderId, ticket: 2 });
  list = await aTicketList([signer.key], { [first.signature]: listedTicket, [second.signature]: listedTicket });
  isAway.network = false;
  Object.assign(got, { checks: [], requested: [], lost: 0 });
  answer = (checks) => ({ results: checks.map(({ scanId }) => ({ scanId, outcome: 'first' })), doubles: [] });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  await closeDatabase();
  await deleteDB('idavuelta-tickets');
});

/** Opens the page, on a device that may have been used before. */
async function openPage() {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  const page = await renderModule(qrCheck, <TicketCheckPage />, { path: '/qr-verification', api: { ...api } });
  let scans = 0;
  /** Scans offline: the check waits to be sent. */
  const scan = async (text: string) => {
    await act(async () => void page.store.dispatch(codeRead(text)));
    expect(await screen.findByRole('button', { name: 'Escanear otro código' })).toBeVisible();
    scans += 1;
    expect(await screen.findByText(new RegExp(`^${scans} verificaci.* por enviar$`))).toBeVisible();
  };
  return { ...page, scan };
}

/** A device that has stored the list and is then offline. */
async function preparedDevice() {
  const page = await openPage();
  await page.user.click(screen.getByRole('button', { name: 'Revisar sin conexión' }));
  await page.user.click(await screen.findByRole('button', { name: 'Elegir la salida' }));
  await page.user.selectOptions(await screen.findByLabelText(/Salida que revisa/), '7');
  await page.user.clear(screen.getByLabelText(/Nombre de este dispositivo/));
  await page.user.type(screen.getByLabelText(/Nombre de este dispositivo/), 'Van 2');
  await page.user.click(screen.getByRole('button', { name: 'Guardar la lista' }));
  expect(await screen.findByText(/lista de las/)).toBeVisible();
  isAway.network = true;
  return page;
}

it('[QRC-12] a device without a network lets a listed ticket in, once, and says by which list', async () => {
  const { scan } = await preparedDevice();
  await scan(first.text);
  expect(screen.getByRole('heading', { level: 2, name: 'Válido' })).toBeVisible();
  expect(screen.getByText('Rosa Quispe, Luis Quispe')).toBeVisible();
  expect(screen.getByText(/Sin conexión: revisado con la lista/)).toBeVisible();
  await scan(first.text);
  expect(await screen.findByRole('heading', { level: 2, name: 'Ya verificado' })).toBeVisible();
  expect(screen.getByText(/Ya se verificó: .* · Van 2/)).toBeVisible();
});

it('[FLT-02] a device without a network lets nobody in before the hours of the departure, and says when they are', async () => {
  const [from, until] = [10, 30].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  list = { ...list, admission: { from: from ?? '', until: until ?? '' } };
  const { scan } = await preparedDevice();
  for (const _ of [1, 2]) {
    await scan(first.text);
    expect(screen.getByRole('heading', { level: 2, name: 'Todavía no' })).toBeVisible();
    expect(screen.getByText(/^Se admite desde /)).toBeVisible();
  }
  isAway.network = false;
  await act(async () => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(got.checks.map(({ wasLetIn }) => wasLetIn)).toEqual([false, false]));
});

it('[QRC-12] refuses without a network what is forged, not listed or not signed', async () => {
  const { scan } = await preparedDevice();
  const forged = await (await aSigner()).sign({ orderId, ticket: 1 });
  const ofAnotherEvent = await signer.sign({ orderId: 'another-order', ticket: 1 });
  const changed = JSON.stringify({ ...JSON.parse(first.text), ticket: 2 });
  for (const [text, reason] of [
    [forged.text, /su firma no es válida/],
    [changed, /su firma no es válida/],
    [ofAnotherEvent.text, /no está en la lista/],
  ] as const) {
    await scan(text);
    expect(screen.getByRole('heading', { level: 2, name: 'EVENTO INVALIDO' })).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  }
});

it('[QRC-12] shows as checked what the list says was checked before', async () => {
  const checked = { outbound: { at: new Date().toISOString(), by: 'Van 9' } };
  list = await aTicketList([signer.key], { [first.signature]: { ...listedTicket, checked } });
  const { scan } = await preparedDevice();
  await scan(first.text);
  expect(screen.getByRole('heading', { level: 2, name: 'Ya verificado' })).toBeVisible();
  expect(screen.getByText(/· Van 9/)).toBeVisible();
});

it('[QRC-12] sends every check once when the network returns, after an answer that was lost and a closed page', async () => {
  const before = await preparedDevice();
  await before.scan(first.text);
  await before.scan(second.text);
  before.unmount();

  isAway.network = false;
  got.lost = 1;
  const after = await openPage();
  await waitFor(() => expect(got.checks).toHaveLength(2));
  expect(await screen.findByText('2 verificaciones por enviar')).toBeVisible();
  await act(async () => void after.store.dispatch(networkReturned()));
  expect(await screen.findByText('Todo está enviado')).toBeVisible();
  expect(got.checks).toHaveLength(4);
  expect(new Set(got.checks.map(({ scanId }) => scanId)).size).toBe(2);
  expect(got.checks[0]).toMatchObject({ orderId, departureId: 7, leg: 'outbound', wasLetIn: true });
  expect(got.checks.map(({ ticket }) => ticket)).toEqual([1, 2, 1, 2]);
  await act(async () => void after.store.dispatch(networkReturned()));
  expect(got.checks).toHaveLength(4);
});

it('[QRC-12] a network that returns while a call is still failing is used at once', async () => {
  const { scan, store, api: network } = await preparedDevice();
  const { promise: failure, resolve: fail } = Promise.withResolvers<unknown>();
  let isPending = false;
  network['POST /ticket-checks'] = () => {
    isPending = true;
    return failure;
  };
  await scan(first.text);
  await waitFor(() => expect(isPending).toBe(true));
  await act(async () => void store.dispatch(networkReturned()));
  isAway.network = false;
  network['POST /ticket-checks'] = api['POST /ticket-checks'];
  await act(async () => fail(networkDown()));
  expect(await screen.findByText('Todo está enviado')).toBeVisible();
  expect(got.checks).toHaveLength(1);
});

it('[QRC-12] a check that waits is counted while a call with earlier ones is not answered', async () => {
  const { scan, store, api: network } = await preparedDevice();
  network['POST /ticket-checks'] = () => new Promise(() => {});
  await act(async () => void store.dispatch(networkReturned()));
  await scan(first.text);
});

it('[QRC-12] tells of a ticket that another device let in too, until the driver has seen it', async () => {
  const { store, scan, user } = await preparedDevice();
  await scan(first.text);
  answer = (checks) => ({
    results: checks.map(({ scanId }) => ({ scanId, outcome: 'double' })),
    doubles: [
      {
        orderId,
        ticket: 1,
        leg: 'outbound',
        eventName: 'Noche de Cumbia',
        timeZone: 'America/Lima',
        admissions: [
          { deviceName: 'Van 1', isOwn: false, at: '2027-03-05T23:40:00.000Z' },
          { deviceName: 'Van 2', isOwn: true, at: '2027-03-05T23:45:00.000Z' },
        ],
      },
    ],
  });
  isAway.network = false;
  await act(async () => void store.dispatch(networkReturned()));
  const alert = await screen.findByRole('alert');
  for (const words of ['Un boleto subió dos veces', /18:40 · Van 1/, /18:45 · Van 2 \(este dispositivo\)/])
    expect(within(alert).getByText(words)).toBeVisible();
  await user.click(within(alert).getByRole('button', { name: 'Entendido' }));
  await act(async () => void store.dispatch(networkReturned()));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[QRC-12] asks again with the same id about a check that the API has not answered', async () => {
  const { store } = await openPage();
  const scan = () => act(async () => void store.dispatch(codeRead(first.text)));
  await scan();
  await waitFor(() => expect(got.requested).toHaveLength(1));
  await scan();
  await waitFor(() => expect(got.requested).toHaveLength(2));
  const [one, two] = got.requested as { scanId: string }[];
  expect(one?.scanId).toBeTruthy();
  expect(two?.scanId).toBe(one?.scanId);
});

it('[QRC-11] the page refuses a forged code by itself, and lets the API record it', async () => {
  const { store, user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Escanear Código' }));
  expect(await screen.findByLabelText('Subir una foto del código')).toBeInTheDocument();
  const forged = await (await aSigner()).sign({ orderId, ticket: 1 });
  await act(async () => void store.dispatch(codeRead(forged.text)));
  expect(await screen.findByText(/su firma no es válida/)).toBeVisible();
  await waitFor(() => expect(got.requested).toMatchObject([{ signature: forged.signature }]));
});

it('[QRC-11] a browser without Ed25519 verifies signatures too', async () => {
  const importKey = crypto.subtle.importKey.bind(crypto.subtle);
  jest.spyOn(crypto.subtle, 'importKey').mockImplementation((...given: unknown[]) => {
    if (given[2] === 'Ed25519') throw new DOMException('not here', 'NotSupportedError');
    return (importKey as (...all: unknown[]) => Promise<CryptoKey>)(...given);
  });
  const ticket = { orderId, ticket: 1, issue: 1 };
  expect(await verifySignature(ticket, first.signature, [signer.key])).toBe('valid');
  expect(await verifySignature({ ...ticket, ticket: 2 }, first.signature, [signer.key])).toBe('forged');
  expect(await verifySignature(ticket, first.signature.slice(0, 40), [signer.key])).toBe('forged');
});

it('keeps what the driver typed, and names the field, when the form is not complete', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Revisar sin conexión' }));
  await user.click(await screen.findByRole('button', { name: 'Elegir la salida' }));
  await user.clear(await screen.findByLabelText(/Nombre de este dispositivo/));
  await user.click(screen.getByRole('button', { name: 'Guardar la lista' }));
  expect(await screen.findByText('Escribe un nombre.')).toBeVisible();
  expect(screen.getByLabelText(/Nombre de este dispositivo/)).toHaveFocus();
  expect(screen.getByLabelText(/Salida que revisa/)).toHaveValue('7');
});

it('says why a list could not be fetched, and fetches it again', async () => {
  isAway.network = true;
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Revisar sin conexión' }));
  await user.click(await screen.findByRole('button', { name: 'Elegir la salida' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/conexión/);
  isAway.network = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByLabelText(/Salida que revisa/)).toBeVisible();
});

it('lets go of its list', async () => {
  const { user } = await preparedDevice();
  await user.click(screen.getByRole('button', { name: 'Quitar la lista' }));
  expect(screen.queryByText(/lista de las/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Elegir la salida' })).toBeVisible();
});
