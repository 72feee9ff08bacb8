import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import { aFreshCompanyInChile, aTaxCompany, aTaxDocument } from '../../testing/tax.ts';
import TaxDocumentsPage from './TaxDocumentsPage.tsx';

const words = '2017 - Nombre del receptor no corresponde';
const refused = aTaxDocument({
  id: '6f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e',
  number: 'F001-7',
  kind: 'invoice',
  state: 'refused',
  problem: words,
});
const counts = { waiting: 3, refused: 1, withoutNumber: 0, withoutDocument: 2 };
const path = '/back-office/tax-documents';
const show = (api: FakeApi = {}, search = '', role: 'finance' | 'support' = 'finance') =>
  renderOffice(<TaxDocumentsPage />, {
    path: path + search,
    account: anAccount(role),
    api: {
      'GET /staff-api/tax-companies': [aTaxCompany({ counts }), aFreshCompanyInChile()],
      'GET /staff-api/tax-documents': { rows: [aTaxDocument(), refused], total: 2 },
      'GET /staff-api/charges-without-tax-document': [],
      ...api,
    },
  });

afterEach(() => jest.restoreAllMocks());

it('[FIS-08] documents are listed with their kind, buyer and order; a refused one shows the authority’s words', async () => {
  await show();
  const row = await screen.findByRole('row', { name: /F001-7/ });
  expect(row).toHaveTextContent(/Factura.*Rechazado.*1 mar\.? 2027.*Lucía Quispe.*7KQ2M9XA.*S\/91,00/);
  expect(row).toHaveTextContent(words);
  expect(within(row).getByRole('link', { name: 'F001-7' })).toHaveAttribute('href', `${path}/${refused.id}`);
  expect(screen.getByRole('row', { name: /B001-12/ })).toHaveTextContent('Aceptado');
});

it('[FIS-08] a country whose documents are off is yellow, and what needs somebody leads to it', async () => {
  const { user, calls } = await show();
  const countries = within(await screen.findByRole('region', { name: 'Por país' }));
  expect((await countries.findByText('Apagados')).closest('.ant-tag')).toHaveClass('ant-tag-warning');
  expect(countries.getByText(/no está certificado.*decide un contador/)).toBeVisible();
  expect(countries.getByRole('link', { name: '2 cobros sin comprobante' })).toHaveAttribute(
    'href',
    `${path}?tab=charges&country=PE`,
  );
  await user.click(countries.getByRole('link', { name: '1 rechazado o con problema' }));
  await waitFor(() =>
    expect(calls.findLast(({ path: called }) => called === '/staff-api/tax-documents')?.params).toMatchObject({
      country: 'PE',
      needs: 'refused',
    }),
  );
});

it('[FIS-08] the filters are in the address', async () => {
  const { user, calls, currentPath } = await show({}, '?state=refused&from=2027-03-01');
  await screen.findByRole('row', { name: /F001-7/ });
  await user.type(screen.getByRole('searchbox'), 'quispe{Enter}');
  await waitFor(() => expect(currentPath()).toBe(`${path}?state=refused&from=2027-03-01&text=quispe`));
  expect(calls.findLast(({ path: called }) => called === '/staff-api/tax-documents')?.params).toEqual({
    ...{ page: 1, size: 20, sort: '-issuedAt' },
    ...{ state: 'refused', from: '2027-03-01', text: 'quispe' },
  });
});

const charge = {
  paymentId: 42,
  orderId: refused.orderId,
  orderNumber: 'SINDOC22',
  amount: { minor: 4550, currency: 'PEN' as const },
  chargedAt: '2027-03-02T15:00:00Z',
};

it('[FIS-08] a charge without a document gets its document, and what forbids it is told', async () => {
  let refusals = 1;
  const { user, calls } = await show(
    {
      'GET /staff-api/charges-without-tax-document': [charge],
      'POST /staff-api/tax-documents': () =>
        refusals-- > 0 ? apiError('STATE_CONFLICT', { status: 409 }) : aTaxDocument(),
    },
    '?tab=charges',
  );
  const issue = await screen.findByRole('button', { name: 'Emitir el comprobante del pedido SINDOC22' });
  await user.click(issue);
  expect(await screen.findByText(/No se puede emitir: ya tiene comprobante/)).toBeVisible();
  await user.click(issue);
  expect(await screen.findByText('El comprobante del pedido SINDOC22 quedó emitido.')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.data).toEqual({ paymentId: 42 });
});

it('[FIS-08] a month is saved as CSV, Excel and a ZIP of XML', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:month', revokeObjectURL: () => undefined });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  jest.useFakeTimers({
    now: new Date('2027-03-15T12:00:00Z'),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'queueMicrotask',
      'nextTick',
      'setImmediate',
      'requestAnimationFrame',
      'performance',
    ],
  });
  const { user, calls } = await show(
    { 'GET /staff-api/tax-months/table': new Blob(['csv']), 'GET /staff-api/tax-months/xml': new Blob(['zip']) },
    '?tab=month',
  );
  for (const [name, count] of [
    ['CSV', 1],
    ['Excel', 2],
    ['ZIP con los XML', 3],
  ] as const) {
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(saved).toHaveLength(count));
  }
  jest.useRealTimers();
  expect(saved).toEqual(['csv', 'xlsx', 'zip'].map((ending) => `comprobantes-PE-2027-02.${ending}`));
  const asked = calls.filter(({ path: called }) => called.startsWith('/staff-api/tax-months'));
  const month = { country: 'PE', month: '2027-02' };
  expect(asked.map(({ params }) => params)).toEqual([
    { ...month, format: 'csv', language: 'es_PE' },
    { ...month, format: 'xlsx', language: 'es_PE' },
    month,
  ]);
});

it('[FIS-08] who may only read issues and exports nothing', async () => {
  await show({ 'GET /staff-api/charges-without-tax-document': [charge] }, '?tab=charges', 'support');
  expect(await screen.findByRole('row', { name: /SINDOC22/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Emitir/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Exportar' })).not.toBeInTheDocument();
});
