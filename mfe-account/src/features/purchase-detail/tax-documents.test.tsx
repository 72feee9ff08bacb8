import type { TaxDocument } from '@idavuelta/shared/contracts';
import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAccount } from '../../testing/account.tsx';
import { aPurchaseDetail } from '../../testing/purchases.ts';

const boleta: TaxDocument = {
  id: 'document-1',
  kind: 'simplified',
  number: 'B001-12',
  issuedAt: '2027-01-31T23:31:00.000Z',
  total: { amount: 90, currency: 'PEN' },
};
const creditNote: TaxDocument = { ...boleta, id: 'document-2', kind: 'credit-note', number: 'BC01-3' };
const file = (format: string) => `GET /shop-api/order/order-1/tax-document/document-2/document.${format}`;
const open = (taxDocuments: TaxDocument[] | undefined, api: FakeApi = {}) =>
  openAccount('payments?order=order-1', {
    api: { 'GET /shop-api/order-detail/order-1': { ...aPurchaseDetail(), taxDocuments }, ...api },
  });

it('[FIS-03] a purchase lists its documents and credit notes, with the files of each', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const blob = new Blob(['x']);
  const { user } = await open([boleta, creditNote], { [file('pdf')]: blob, [file('xml')]: blob });
  const list = (await screen.findByRole('heading', { name: 'Comprobantes' })).parentElement as HTMLElement;
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Boleta B001-12 · 31 ene. 2027 · S/90,00PDFXML', 'Nota de crédito BC01-3 · 31 ene. 2027 · S/90,00PDFXML']);
  for (const format of ['PDF', 'XML']) {
    await user.click(screen.getByRole('button', { name: `${format}: Nota de crédito BC01-3` }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect((click.mock.contexts.at(-1) as HTMLAnchorElement).download).toBe(`BC01-3.${format.toLowerCase()}`);
    click.mockClear();
  }
});

it('[FIS-03] shows nothing of documents while there is none', async () => {
  await open(undefined);
  await screen.findByRole('heading', { name: /Tus boletos|boleto/i });
  expect(screen.queryByRole('heading', { name: 'Comprobantes' })).not.toBeInTheDocument();
});

it('[FIS-03] says why a file could not be fetched', async () => {
  const { user } = await open([creditNote], { [file('xml')]: () => apiError('RATE_LIMITED', { status: 429 }) });
  await user.click(await screen.findByRole('button', { name: 'XML: Nota de crédito BC01-3' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Demasiados intentos');
});
