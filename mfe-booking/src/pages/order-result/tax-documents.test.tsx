import type { OrderDetail, TaxDocument } from '@idavuelta/shared/contracts';
import { aCustomer, apiError, type FakeApi, renderModule } from '@idavuelta/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import booking from '../../module.ts';
import { anOrder } from '../../testing/orders.ts';
import OrderResultPage from './OrderResultPage.tsx';

const openResult = (detail: OrderDetail, api: FakeApi = {}) =>
  renderModule(booking, <OrderResultPage params={{ id: 'order-1' }} />, {
    session: aCustomer(),
    path: '/order-detail/order-1',
    api: { 'GET /shop-api/order-detail/:id': detail, ...api },
  });

afterEach(() => void jest.useRealTimers());

const aDocument = (over: Partial<TaxDocument> = {}): TaxDocument => ({
  id: 'document-1',
  kind: 'simplified',
  number: 'B001-12',
  issuedAt: '2027-01-01T15:00:00.000Z',
  total: { amount: 90, currency: 'PEN' },
  ...over,
});
const creditNote = aDocument({ id: 'document-2', kind: 'credit-note', number: 'BC01-3' });
const file = (format: string) => `GET /shop-api/order/order-1/tax-document/document-1/document.${format}`;

it('[FIS-03] a paid order lists its documents in words, and saves the PDF and the XML', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const blob = new Blob(['x']);
  const { user } = await openResult(
    { ...anOrder('paid'), taxDocuments: [aDocument()] },
    { [file('pdf')]: blob, [file('xml')]: blob },
  );
  const heading = await screen.findByRole('heading', { name: 'Comprobantes' });
  expect(heading.parentElement).toHaveTextContent('Boleta B001-12 · 1 ene. 2027 · S/90,00');
  for (const format of ['PDF', 'XML']) {
    await user.click(screen.getByRole('button', { name: `${format}: Boleta B001-12` }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect((click.mock.contexts.at(-1) as HTMLAnchorElement).download).toBe(`B001-12.${format.toLowerCase()}`);
    click.mockClear();
  }
});

it('[FIS-03] credit notes are there after a refund, and called as in the country of the event', async () => {
  const order = anOrder('refunded');
  await openResult({
    ...order,
    event: { ...order.event, countryCode: 'ES' },
    taxDocuments: [aDocument(), creditNote],
  });
  const list = (await screen.findByRole('heading', { name: 'Comprobantes' })).parentElement as HTMLElement;
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(list).toHaveTextContent(/Factura simplificada B001-12.*Factura rectificativa BC01-3/);
});

it('[FIS-03] nothing is shown while there is none, and a file that cannot be fetched is said', async () => {
  const { unmount } = await openResult(anOrder('paid'));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'Comprobantes' })).not.toBeInTheDocument();
  unmount();
  const { user } = await openResult(
    { ...anOrder('paid'), taxDocuments: [aDocument()] },
    { [file('pdf')]: () => apiError('RATE_LIMITED', { status: 429 }) },
  );
  await user.click(await screen.findByRole('button', { name: 'PDF: Boleta B001-12' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Demasiados intentos');
});

it('[FIS-03] a document that is made after the payment appears by itself, and is asked for four times at most', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  let answer = { ...anOrder('paid'), taxDocuments: [] as TaxDocument[] };
  const { calls } = await openResult(answer, { 'GET /shop-api/order-detail/:id': () => answer });
  const passes = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  await passes(3);
  expect(calls).toHaveLength(2);
  answer = { ...answer, taxDocuments: [aDocument()] };
  await passes(4);
  expect(screen.getByRole('heading', { name: 'Comprobantes' })).toBeInTheDocument();
  await passes(60);
  expect(calls).toHaveLength(3);
});

it('[FIS-03] a document that does not come is no longer asked for after a while', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { calls } = await openResult({ ...anOrder('paid'), taxDocuments: [] });
  for (let minute = 0; minute < 3; minute += 1) await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(calls).toHaveLength(5);
});
