import 'fake-indexeddb/auto';
import type { TicketCheck, TicketList } from '@idavuelta/shared/contracts';
import {
  deviceKeyLength,
  inGroups,
  makeTypedCode,
  sealCode,
  shortCodeLength,
} from '@idavuelta/shared/contracts/tickets';
import { apiError, networkDown } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { deleteDB } from 'idb';
import { ticket as checked, openPage } from '../testing/scanner.tsx';
import { aSigner, aTicketList, listedTicket } from '../testing/tickets.ts';
import { closeDatabase } from './storage/index.ts';

const orderId = '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e';
const aCode = (length: number) => makeTypedCode(crypto.getRandomValues(new Uint8Array(24)), length);
const key = aCode(deviceKeyLength);
const [listedCode, laterCode] = [aCode(shortCodeLength), aCode(shortCodeLength)];

let list: TicketList;
let signature: string;
let isOffline: boolean;
const requested: object[] = [];
const sent: object[] = [];

const online =
  <T,>(answer: (request: { data: unknown }) => T) =>
  (request: { data: unknown }) =>
    isOffline ? networkDown() : answer(request);

const api = {
  'GET /checked-departures': online(() => [list]),
  'GET /checked-departures/7/tickets': online(() => list),
  'POST /checked-departures/7/short-codes': online(async ({ data }) => {
    if ((data as { key: string }).key !== key) return apiError('DEVICE_KEY_NEEDED', { status: 403 });
    const entry = await sealCode(key, listedCode, { orderId, ticket: 1, signature });
    return { entries: Object.fromEntries([entry]) };
  }),
  'POST /checked-departures/7/short-code': online(({ data }) => {
    requested.push(data as object);
    const { code } = data as { code: string };
    return code === laterCode ? { orderId, ticket: 2, signature: 'key.later' } : apiError('NOT_FOUND', { status: 404 });
  }),
  'POST /order/:id/check-complete': online((): TicketCheck => checked),
  'POST /ticket-checks': online(({ data }) => {
    const { checks } = data as { checks: { scanId: string }[] };
    sent.push(...checks);
    return { results: checks.map(({ scanId }) => ({ scanId, outcome: 'first' })), doubles: [] };
  }),
};

beforeEach(async () => {
  const signer = await aSigner();
  signature = (await signer.sign({ orderId, ticket: 1 })).signature;
  list = await aTicketList([signer.key], { [signature]: listedTicket });
  isOffline = false;
  requested.length = 0;
  sent.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  await closeDatabase();
  await deleteDB('idavuelta-tickets');
});

/** A device with the departure's list. @param typedKey what the driver entered as its key */
async function preparedDevice(typedKey: string) {
  const page = await openPage(api);
  await page.user.click(screen.getByRole('button', { name: 'Revisar sin conexión' }));
  await page.user.click(await screen.findByRole('button', { name: 'Elegir la salida' }));
  if (typedKey) await page.user.type(await screen.findByLabelText('Clave de la salida (opcional)'), typedKey);
  await page.user.click(await screen.findByRole('button', { name: 'Guardar la lista' }));
  return page;
}

type Page = Awaited<ReturnType<typeof openPage>>;

async function typeCode({ user }: Page, code: string) {
  await user.click(screen.getByRole('button', { name: 'Subir una foto o escribir el código' }));
  await typeInForm({ user }, code);
}

async function typeInForm({ user }: Pick<Page, 'user'>, code: string) {
  await user.click(await screen.findByText('Escribir el código del boleto'));
  await user.type(screen.getByLabelText('Código del boleto'), code);
  await user.click(screen.getByRole('button', { name: 'Verificar' }));
}

const problem = async (words: RegExp) => {
  const field = () => screen.findByLabelText('Código del boleto');
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(expect.stringMatching(words)));
};

it('[FLT-23] a device with the key finds the typed code in its list without a network, lets in once, and sends it later', async () => {
  const page = await preparedDevice(inGroups(key).toLowerCase());
  expect(await screen.findByText(/lista de las/)).toBeVisible();
  isOffline = true;
  await typeCode(page, ` ${inGroups(listedCode).toLowerCase().replace(' ', '-')}`);
  expect(await screen.findByRole('heading', { level: 2, name: 'Válido' })).toBeVisible();
  expect(screen.getByText('Rosa Quispe, Luis Quispe')).toBeVisible();
  expect(screen.getByText(/Sin conexión: revisado con la lista/)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Escanear otro código' }));
  await typeInForm(page, listedCode);
  expect(await screen.findByRole('heading', { level: 2, name: 'Ya verificado' })).toBeVisible();
  isOffline = false;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject({ orderId, ticket: 1, signature, wasLetIn: true });
});

it('[FLT-23] a code that is newer than the list is asked of the API with the key', async () => {
  const page = await preparedDevice(key);
  expect(await screen.findByText(/lista de las/)).toBeVisible();
  await typeCode(page, laterCode);
  expect(await screen.findByRole('heading', { level: 2, name: 'Válido' })).toBeVisible();
  expect(requested).toMatchObject([{ key, code: laterCode }]);
});

it('[FLT-23, FLT-01] a device without the key says what is missing, and asks nobody', async () => {
  const page = await preparedDevice('');
  expect(await screen.findByText(/lista de las/)).toBeVisible();
  await typeCode(page, listedCode);
  await problem(/le falta la clave de la salida/);
  expect(screen.getByLabelText('Código del boleto')).toHaveValue(listedCode);
  expect(requested).toEqual([]);
});

it('[FLT-23] says when no ticket of the event has the code, and without a network that it is not on the list', async () => {
  const page = await preparedDevice(key);
  expect(await screen.findByText(/lista de las/)).toBeVisible();
  await typeCode(page, aCode(shortCodeLength));
  await problem(/Ningún boleto de este evento tiene ese código/);
  isOffline = true;
  await page.user.click(screen.getByRole('button', { name: 'Verificar' }));
  await problem(/no está en la lista de este dispositivo/);
});

it('[FLT-23] a mistyped key is told at its field, and one that is not good any more by the API', async () => {
  const page = await preparedDevice(key.slice(1));
  const field = screen.getByLabelText('Clave de la salida (opcional)');
  expect(field).toHaveAccessibleDescription(/no está bien escrita/);
  await page.user.clear(field);
  await page.user.type(field, aCode(deviceKeyLength));
  await page.user.click(screen.getByRole('button', { name: 'Guardar la lista' }));
  expect(await screen.findByText(/Falta la clave de la salida, o ya no vale/)).toBeVisible();
});
