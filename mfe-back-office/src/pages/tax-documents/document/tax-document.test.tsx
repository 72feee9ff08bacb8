import type { TaxDocumentDetail } from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../../testing/office.tsx';
import { aTaxDocumentDetail } from '../../../testing/tax.ts';
import TaxDocumentPage from './TaxDocumentPage.tsx';

const { id } = aTaxDocumentDetail();
const words = '2335 El documento electrónico ingresado ha sido alterado';
const refused = aTaxDocumentDetail({
  state: 'refused',
  problem: words,
  canResend: true,
  canAnnul: true,
  records: [{ operation: 'issue', state: 'refused', message: words, sha256: 'ab12', madeAt: '2027-03-02T03:01:00Z' }],
});
const show = (document: TaxDocumentDetail, api: FakeApi = {}, role: 'finance' | 'support' = 'finance') =>
  renderOffice(<TaxDocumentPage params={{ id }} />, {
    path: `/back-office/tax-documents/${id}`,
    account: anAccount(role),
    api: { [`GET /staff-api/tax-documents/${id}`]: document, ...api },
  });

it('[FIS-08] a document shows its sums, related documents and what the authority said', async () => {
  const note = { id: '7f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e', kind: 'credit-note', number: 'BC01-3' } as const;
  await show(aTaxDocumentDetail({ related: [{ ...note, relation: 'corrected-by' }] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Boleta B001-12' })).toBeVisible();
  const lines = within(screen.getByRole('region', { name: 'Qué se cobró' }));
  expect(lines.getByRole('row', { name: /Base S\/77,12/ })).toBeVisible();
  expect(lines.getByRole('row', { name: /Impuesto \(18 %\) S\/13,88/ })).toBeVisible();
  expect(screen.getByText('Corregido por')).toBeVisible();
  expect(screen.getByRole('link', { name: 'BC01-3' })).toHaveAttribute('href', `/back-office/tax-documents/${note.id}`);
  expect(screen.getByRole('region', { name: 'Qué se le dijo a la autoridad' })).toHaveTextContent('EmisiónAceptada');
  expect(screen.queryByRole('button', { name: 'Enviar otra vez a la autoridad' })).not.toBeInTheDocument();
});

it('[FIS-08] a refused document is sent again', async () => {
  const { user, calls } = await show(refused, { [`POST /staff-api/tax-documents/${id}/resend`]: refused });
  expect(await screen.findAllByText(words)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Enviar otra vez a la autoridad' }));
  expect(await screen.findByText('El comprobante sale otra vez hacia la autoridad.')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('[FIS-08] a document that changed meanwhile says so', async () => {
  const conflict = () => apiError('STATE_CONFLICT', { status: 409 });
  const { user } = await show(refused, { [`POST /staff-api/tax-documents/${id}/resend`]: conflict });
  await user.click(await screen.findByRole('button', { name: 'Enviar otra vez a la autoridad' }));
  expect(await screen.findByText(/Ya no se puede: el comprobante cambió/)).toBeVisible();
});

it('[FIS-08] what the API refuses of a correction stands at its field, and nothing typed is lost', async () => {
  const next = '8f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e';
  const errors = [{ field: 'buyer.taxId', reason: 'tax_id' }];
  let refusals = 1;
  const { user, calls, currentPath } = await show(aTaxDocumentDetail(), {
    [`POST /staff-api/tax-documents/${id}/correct`]: () =>
      refusals-- > 0
        ? apiError('VALIDATION_FAILED', { status: 400, errors })
        : aTaxDocumentDetail({ id: next, number: 'F001-8' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Corregir' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Motivo'), 'Pidió factura');
  await user.type(dialog.getByLabelText('RUC'), '20123456780');
  await user.clear(dialog.getByLabelText('Nombre o razón social'));
  await user.type(dialog.getByLabelText('Nombre o razón social'), 'Cumbia S.A.C.');
  await user.click(dialog.getByRole('button', { name: 'Corregir' }));
  expect(await dialog.findByText('Completa este campo.')).toBeVisible();
  await user.type(dialog.getByLabelText('Dirección'), 'Av. Grau 123');
  await user.click(dialog.getByRole('button', { name: 'Corregir' }));
  expect(await dialog.findByText('El número no es válido: revisa el último dígito.')).toBeVisible();
  expect(dialog.getByLabelText('Nombre o razón social')).toHaveValue('Cumbia S.A.C.');
  expect(dialog.getByLabelText('Dirección')).toHaveValue('Av. Grau 123');
  await user.clear(dialog.getByLabelText('RUC'));
  await user.type(dialog.getByLabelText('RUC'), '20123456786');
  await user.click(dialog.getByRole('button', { name: 'Corregir' }));
  await waitFor(() => expect(currentPath()).toBe(`/back-office/tax-documents/${next}`));
  expect(calls.findLast(({ method }) => method === 'POST')?.data).toEqual({
    method: 'credit-note',
    reason: 'Pidió factura',
    buyer: { idKind: 'company', taxId: '20123456786', name: 'Cumbia S.A.C.', address: 'Av. Grau 123' },
  });
});

it('[FIS-08] only what is allowed is offered: a refused document is annulled, a reader corrects nothing', async () => {
  const { user, unmount } = await show(refused);
  await user.click(await screen.findByRole('button', { name: 'Corregir' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: /^Anulando/ })).toBeChecked();
  expect(dialog.queryByRole('radio', { name: /nota de crédito/ })).not.toBeInTheDocument();
  unmount();
  await show(refused, {}, 'support');
  expect(await screen.findByRole('button', { name: 'PDF' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Corregir' })).not.toBeInTheDocument();
});
