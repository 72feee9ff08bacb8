import type { ComplaintDetail, ComplaintRow } from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import ComplaintPage from './ComplaintPage.tsx';
import ComplaintsPage from './ComplaintsPage.tsx';

const id = '6f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e';
const row = (over: Partial<ComplaintRow> = {}): ComplaintRow => ({
  ...{ id, number: '000000012-2027', country: 'PE', filedAt: '2027-07-16T20:00:00Z', dueOn: '2027-08-12' },
  ...{ kind: 'reclamo', name: 'Rosa Quispe', daysLeft: 9 },
  ...over,
});
const sheet: ComplaintDetail = {
  ...row(),
  company: { name: 'Idavuelta Perú S.A.C.', taxId: '20131312955', address: 'Av. Larco 1232' },
  ...{ filedOn: '2027-07-16', documentKind: 'dni', documentNumber: '41234567', address: 'Jr. Ancash 320' },
  ...{ phone: '987654321', email: 'rosa@example.org', item: 'service', itemDescription: 'Van al concierto' },
  ...{ amountMinor: 9150, orderNumber: '7KQ2M9XA', orderId: '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e' },
  ...{ detail: 'Llegó tarde.', request: 'La devolución.' },
  files: [{ id: '1f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e', name: 'van.png', bytes: 1000 }],
};
const path = '/back-office/complaints';

const showQueue = (rows: ComplaintRow[], search = '', role: 'support' | 'viewer' = 'support') =>
  renderOffice(<ComplaintsPage />, {
    path: path + search,
    account: anAccount(role),
    api: { 'GET /staff-api/complaints': { rows, total: rows.length } },
  });

const showSheet = (api: FakeApi = {}, role: 'support' | 'viewer' = 'support') =>
  renderOffice(<ComplaintPage params={{ id }} />, {
    path: `${path}/${id}`,
    account: anAccount(role),
    api: { [`GET /staff-api/complaints/${id}`]: sheet, 'GET /staff-api/audit': [], ...api },
  });

it('[LEG-01] the queue says in words and colour how long there is to answer', async () => {
  const numbered = (number: string, over: Partial<ComplaintRow>) => row({ id: number, number, ...over });
  await showQueue([
    numbered('000000001-2027', { daysLeft: -2 }),
    numbered('000000002-2027', { daysLeft: 0 }),
    numbered('000000003-2027', { daysLeft: 1 }),
    numbered('000000004-2027', { daysLeft: 9 }),
    numbered('000000005-2027', { daysLeft: -4, answeredAt: '2027-07-20T15:00:00Z' }),
  ]);
  const tag = async (number: string, words: string) =>
    within(await screen.findByRole('row', { name: new RegExp(number) })).getByText(words);
  expect(await tag('000000001', 'Venció hace 2 días hábiles')).toHaveClass('ant-tag-error');
  expect(await tag('000000002', 'Vence hoy')).toHaveClass('ant-tag-error');
  expect(await tag('000000003', 'Queda 1 día hábil')).toHaveClass('ant-tag-warning');
  expect(await tag('000000004', 'Quedan 9 días hábiles')).toHaveClass('ant-tag-blue');
  expect(await tag('000000005', 'Respondida')).toHaveClass('ant-tag-success');
});

it('[LEG-01] the filters are in the address, and the most urgent come first', async () => {
  const { user, calls, currentPath } = await showQueue([row()], '?state=overdue');
  await screen.findByRole('row', { name: /000000012/ });
  await user.type(screen.getByRole('searchbox'), 'quispe{Enter}');
  await waitFor(() => expect(currentPath()).toBe(`${path}?state=overdue&text=quispe`));
  expect(calls.findLast(({ path: called }) => called === '/staff-api/complaints')?.params).toEqual({
    ...{ page: 1, size: 20, sort: 'dueOn', state: 'overdue', text: 'quispe' },
  });
});

it('[LEG-01] a sheet shows everything, with its order and files, and has no way to extend the term', async () => {
  await showSheet();
  expect(await screen.findByText('Llegó tarde.')).toBeVisible();
  expect(screen.getByText('DNI 41234567')).toBeVisible();
  expect(screen.getByText('S/91,50')).toBeVisible();
  expect(screen.getByRole('link', { name: '7KQ2M9XA' })).toHaveAttribute(
    'href',
    `/back-office/orders/${sheet.orderId}`,
  );
  expect(screen.getByRole('button', { name: 'Archivo van.png' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Descargar PDF' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /ampliar|prórroga/i })).not.toBeInTheDocument();
});

it('[LEG-01] a sheet is answered once somebody has read that this cannot be changed', async () => {
  const answered = {
    ...sheet,
    answer: 'Te devolvemos todo.',
    answeredAt: '2027-07-20T15:00:00Z',
    answeredBy: 'staff:rosa',
  };
  const { user, calls, api } = await showSheet();
  await user.click(await screen.findByRole('button', { name: 'Responder' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/una sola vez y no se puede cambiar/)).toBeInTheDocument();
  api[`POST /staff-api/complaints/${id}/answer`] = answered;
  api[`GET /staff-api/complaints/${id}`] = answered;
  await user.type(dialog.getByLabelText('Respuesta'), 'Te devolvemos todo.');
  await user.click(dialog.getByRole('button', { name: 'Enviar la respuesta' }));
  expect(await screen.findByText('Te devolvemos todo.', { selector: 'span' })).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.data).toEqual({ answer: 'Te devolvemos todo.' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Responder' })).not.toBeInTheDocument());
});

it('[LEG-01] an answer that a colleague gave meanwhile is told', async () => {
  const conflict = apiError('STATE_CONFLICT', { status: 409 });
  const { user } = await showSheet({ [`POST /staff-api/complaints/${id}/answer`]: conflict });
  await user.click(await screen.findByRole('button', { name: 'Responder' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Respuesta'), 'Sí');
  await user.click(dialog.getByRole('button', { name: 'Enviar la respuesta' }));
  expect(await dialog.findByText('Esta hoja ya fue respondida.')).toBeInTheDocument();
});

it('[LEG-01] a viewer reads without answering', async () => {
  await showSheet({}, 'viewer');
  expect(await screen.findByText('Llegó tarde.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Responder' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Descargar PDF' })).not.toBeInTheDocument();
});
