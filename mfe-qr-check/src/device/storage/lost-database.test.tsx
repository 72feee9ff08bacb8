import { act, screen } from '@testing-library/react';
import { checkComplete, openPage, openScanner, ticket } from '../../testing/scanner.tsx';
import { closeDatabase } from './index.ts';

const { indexedDB } = globalThis;
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(async () => {
  await closeDatabase();
  Object.assign(globalThis, { indexedDB });
  jest.restoreAllMocks();
});

const request = (event: 'error' | 'blocked' | undefined) => {
  const opening = new EventTarget();
  Object.assign(opening, { error: new DOMException('', 'UnknownError') });
  if (event) queueMicrotask(() => opening.dispatchEvent(new Event(event)));
  return opening;
};

/** Ways in which phones take the database away. */
const losses: Record<string, () => void> = {
  'is refused': () => Object.assign(globalThis, { indexedDB: { open: () => request('error') } }),
  'never opens': () => Object.assign(globalThis, { indexedDB: { open: () => request(undefined) } }),
  throws: () =>
    Object.assign(globalThis, {
      indexedDB: {
        open: () => {
          throw new DOMException('', 'SecurityError');
        },
      },
    }),
  'is not there': () => Object.assign(globalThis, { indexedDB: undefined }),
  'fails after it was opened': () => {
    const { transaction } = IDBDatabase.prototype;
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, names, mode) {
      if (mode !== ('versionchange' as string)) throw new DOMException('', 'InvalidStateError');
      return transaction.call(this, names, mode);
    });
  },
};

it.each(Object.keys(losses))('[FLT-11] a good ticket is good where the database %s', async (loss) => {
  losses[loss]?.();
  const { scan, notices, calls } = await openScanner({ [checkComplete]: ticket });
  await scan('{"orderId":"o-1","ticket":1,"signature":"key.bytes"}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Válido' }, { timeout: 10_000 })).toBeVisible();
  expect(calls.filter(({ path }) => path === '/order/o-1/check-complete')).toHaveLength(1);
  expect(notices()).toEqual([]);
});

it('[FLT-11] where the database is refused a list is kept for the page, and that is said', async () => {
  losses['is refused']?.();
  await openPage({ 'GET /checked-departures': [] });
  await act(async () => screen.getByRole('button', { name: 'Revisar sin conexión' }).click());
  expect(await screen.findByText(/Este navegador no guarda datos/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Elegir la salida' })).toBeVisible();
});
