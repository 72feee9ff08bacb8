import type { RefundByHand } from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import RefundsPage from './RefundsPage.tsx';

const open: RefundByHand = {
  id: 7,
  state: 'open',
  orderId: '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e',
  number: 'EXACTA22',
  event: 'Noche de cumbia',
  buyer: { name: 'Rosa Quispe', email: 'rosa@example.org', phone: '+51987654321' },
  amount: { minor: 11_800, currency: 'PEN' },
  method: 'transferencia',
  reason: 'asked_for',
  requestedAt: '2026-11-20T15:00:00Z',
  isUndecided: false,
  payers: [{ name: 'LUCIA QUISPE' }],
};
const paid: RefundByHand = {
  ...open,
  id: 8,
  state: 'paid-back',
  number: 'PAGADA22',
  payers: [{ name: 'Inés Soto', account: '191-00-1' }],
  paidBack: { on: '2026-11-21', reference: 'OP-0042', by: 'staff:rosa' },
};
const show = (api: FakeApi = {}, path = '/back-office/refunds') =>
  renderOffice(<RefundsPage />, {
    path,
    api: { 'GET /staff-api/refunds-by-hand': { rows: [open, paid], total: 2 }, ...api },
  });

it('[BOF-09] what is to be paid back by hand is listed with amount, account and buyer; an unknown account is said so', async () => {
  const { user, calls } = await show();
  const row = await screen.findByRole('row', { name: /EXACTA22/ });
  expect(row).toHaveTextContent(/Noche de cumbia.*S\/118,00.*LUCIA QUISPE.*Cuenta desconocida.*Transferencia/);
  expect(within(row).getByRole('link', { name: 'rosa@example.org' })).toHaveAttribute(
    'href',
    'mailto:rosa@example.org',
  );
  const other = screen.getByRole('row', { name: /PAGADA22/ });
  expect(other).toHaveTextContent('Inés Soto 191-00-1');
  expect(other).not.toHaveTextContent('Cuenta desconocida');
  const asked = () => calls.filter(({ path }) => path === '/staff-api/refunds-by-hand').at(-1)?.params;
  expect(asked()).toEqual({ page: 1, size: 20, sort: 'requestedAt', state: 'open' });
  await user.type(screen.getByRole('searchbox'), 'cumbia{Enter}');
  expect(asked()).toMatchObject({ page: 1, text: 'cumbia', state: 'open' });
});

it('[BOF-09] a refund is recorded as paid back with its day and reference; what the server refuses stands at its field', async () => {
  let rejections = 1;
  const errors = [{ field: 'on', reason: 'before_payment' }];
  const { user, calls } = await show({
    'POST /staff-api/refunds-by-hand/7/paid-back': () =>
      rejections-- > 0 ? apiError('VALIDATION_FAILED', { status: 400, errors }) : paid,
  });
  await user.click(await screen.findByRole('button', { name: 'Ya se devolvió' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('¿Devolviste S/118,00 del pedido EXACTA22?');
  const save = within(dialog).getByRole('button', { name: 'Ya se devolvió' });
  await user.click(save);
  expect(await within(dialog).findAllByText('Completa este campo.')).toHaveLength(2);
  await user.type(within(dialog).getByLabelText('¿Qué día?'), '1/11/2026');
  await user.type(within(dialog).getByLabelText('Número de operación del banco'), 'OP-0042');
  await user.click(save);
  expect(await within(dialog).findByText('Ese día es anterior al pago.')).toBeVisible();
  expect(within(dialog).getByLabelText('Número de operación del banco')).toHaveValue('OP-0042');
  await user.clear(within(dialog).getByLabelText('¿Qué día?'));
  await user.type(within(dialog).getByLabelText('¿Qué día?'), '21/11/2026{Tab}');
  await user.click(save);
  expect(
    await screen.findByText('La devolución de S/118,00 del pedido EXACTA22 quedó registrada.'),
  ).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.data).toEqual({
    on: '2026-11-21',
    reference: 'OP-0042',
  });
});

it('[BOF-09] a refund that was not paid back after all is undone with its reason', async () => {
  const { user, calls } = await show(
    { 'POST /staff-api/refunds-by-hand/8/undo': open },
    '/back-office/refunds?state=paid-back',
  );
  expect(await screen.findByRole('row', { name: /PAGADA22/ })).toHaveTextContent('OP-0042');
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('S/118,00 del pedido PAGADA22: ¿no se devolvió?');
  await user.type(within(dialog).getByLabelText('¿Por qué se deshace?'), 'El banco la rechazó');
  await user.click(within(dialog).getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('S/118,00 del pedido PAGADA22 está otra vez por devolver.')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST').map(({ data }) => data)).toEqual([
    { reason: 'El banco la rechazó' },
  ]);
});

it('[BOF-09] who may not refund does not see the list', async () => {
  const { calls } = await renderOffice(<RefundsPage />, { path: '/back-office/refunds', account: anAccount('viewer') });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(calls.some(({ path }) => path === '/staff-api/refunds-by-hand')).toBe(false);
});
