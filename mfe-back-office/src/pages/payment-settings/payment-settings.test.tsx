import type { CurrentRates, PaymentSettings } from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import PaymentSettingsPage from './PaymentSettingsPage.tsx';

const rates: CurrentRates = {
  maxAgeDays: 7,
  rates: [
    {
      currency: 'CLP',
      state: 'soon-old',
      rate: '250',
      setAt: '2026-11-20T15:00:00Z',
      setBy: 'rosa@example.org',
      usableUntil: '2026-11-27T15:00:00Z',
    },
    { currency: 'EUR', state: 'none' },
  ],
};
const peru: PaymentSettings = {
  country: 'PE',
  methods: [
    { code: 'mercadopago', currency: 'PEN', isOn: true, isInstalled: true },
    { code: 'transferencia', currency: 'PEN', isOn: true, isInstalled: true },
  ],
  methodsRevision: 3,
  account: {
    bankName: 'Banco de Lima',
    accountType: 'Corriente',
    accountId: '00123456789',
    holder: '',
    dni: '20123456789',
    email: 'pagos@example.org',
    currency: 'PEN',
    revision: 2,
  },
};
const api: FakeApi = {
  'GET /staff-api/exchange-rates': rates,
  'GET /staff-api/exchange-rates/history': {
    total: 1,
    rows: [{ id: 1, currency: 'CLP', rate: '250', setAt: '2026-11-20T15:00:00Z', setBy: 'rosa@example.org' }],
  },
  'GET /staff-api/payment-settings/PE': peru,
  'GET /staff-api/audit': [],
};
const show = (tab: string, more: FakeApi = {}) =>
  renderOffice(<PaymentSettingsPage />, {
    path: `/back-office/payment-settings?tab=${tab}`,
    api: { ...api, ...more },
  });

it('[BOF-12] a rate is set once one has read it beside the one before', async () => {
  const { user, calls } = await show('rates', { 'POST /staff-api/exchange-rates': rates });
  const now = await screen.findByRole('region', { name: 'Tipos de cambio vigentes' });
  expect(await within(now).findByRole('row', { name: /pesos chilenos/ })).toHaveTextContent(/250.*Vence pronto/);
  expect(within(now).getByRole('row', { name: /euros/ })).toHaveTextContent('Falta');
  await user.click(await screen.findByRole('combobox', { name: 'Moneda' }));
  await user.click(await screen.findByTitle('pesos chilenos'));
  await user.type(screen.getByRole('textbox', { name: 'Valor de un sol' }), '248,5');
  await user.click(screen.getByRole('button', { name: 'Fijar' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('¿Fijar 1 sol = 248.5 pesos chilenos?');
  expect(question).toHaveTextContent('Ahora es 1 sol = 250 pesos chilenos.');
  await user.click(within(question).getByRole('button', { name: 'Fijar' }));
  expect(await screen.findByText('Desde ahora, 1 sol = 248.5 pesos chilenos.')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.data).toEqual({ currency: 'CLP', rate: '248.5' });
});

it.each([
  ['es_ES', '0,2345'],
  ['en_US', '0.2345'],
] as const)('[BOF-12] in %s a rate is written as %s', async (language, text) => {
  const known: CurrentRates = { maxAgeDays: 7, rates: [{ currency: 'EUR', state: 'fresh', rate: '0.2345' }] };
  await renderOffice(<PaymentSettingsPage />, {
    path: '/back-office/payment-settings?tab=rates',
    language,
    api: { ...api, 'GET /staff-api/exchange-rates': known },
  });
  expect(await screen.findByRole('cell', { name: text })).toBeVisible();
});

it('[BOF-12] ways to pay are ordered and switched off, but never the last one', async () => {
  const { user, calls } = await show('methods', {
    'PUT /staff-api/payment-settings/PE/methods': { ...peru, methodsRevision: 4 },
  });
  await user.click(await screen.findByRole('button', { name: 'Bajar Mercado Pago' }));
  await user.click(screen.getByRole('switch', { name: 'Ofrecer Mercado Pago' }));
  expect(screen.getByRole('switch', { name: 'Ofrecer Transferencia' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Los cambios quedaron guardados.')).toBeInTheDocument();
  const sent = calls.find(({ method }) => method === 'PUT');
  expect(sent?.headers['If-Match']).toBe('"3"');
  expect(sent?.data).toEqual({
    methods: [
      { code: 'transferencia', isOn: true },
      { code: 'mercadopago', isOn: false },
    ],
  });
});

it('[BOF-12] why the ways to pay are not taken is told in words', async () => {
  const errors = [{ field: 'methods', reason: 'last' }];
  const { user } = await show('methods', {
    'PUT /staff-api/payment-settings/PE/methods': () => apiError('VALIDATION_FAILED', { errors }),
  });
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Debe quedar al menos un medio de pago que funcione.')).toBeVisible();
});

it('[BOF-15] the second editor of an account is told what the first changed, and keeps what was typed', async () => {
  const errors = [{ field: 'accountId', reason: 'changed' }];
  const { user, calls } = await show('account', {
    'PUT /staff-api/payment-settings/PE/account': () => apiError('CHANGED_MEANWHILE', { status: 412, errors }),
  });
  const bank = await screen.findByRole('textbox', { name: 'Banco' });
  await user.clear(bank);
  await user.type(bank, 'Banco del Sur');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('¿Cambiar la cuenta de las transferencias?');
  expect(question).toHaveTextContent('Banco del Sur, cuenta 00123456789');
  await user.click(within(question).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/otra persona cambió: Número de cuenta/)).toBeVisible();
  expect(bank).toHaveValue('Banco del Sur');
  expect(calls.find(({ method }) => method === 'PUT')?.headers['If-Match']).toBe('"2"');
});

it('[BOF-12] a country without an account gets its first', async () => {
  const { account, ...without } = peru;
  const { user, calls } = await show('account', {
    'GET /staff-api/payment-settings/PE': without,
    'PUT /staff-api/payment-settings/PE/account': peru,
  });
  expect(await screen.findByText(/todavía no tiene una cuenta/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Banco' }), 'Banco de Lima');
  await user.type(screen.getByRole('textbox', { name: 'Tipo de cuenta' }), 'Corriente');
  await user.type(screen.getByRole('textbox', { name: 'Número de cuenta' }), '00123456789');
  await user.type(screen.getByRole('textbox', { name: 'RUC o documento del titular' }), '20123456789');
  await user.type(screen.getByRole('textbox', { name: 'Correo para avisos de transferencia' }), 'pagos@example.org');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Los cambios quedaron guardados.');
  const sent = calls.find(({ method }) => method === 'PUT');
  expect(sent?.headers['If-Match']).toBe('"0"');
  expect(sent?.data).toMatchObject({ bankName: account?.bankName, accountId: account?.accountId, holder: '' });
});

it('[BOF-02] whoever may not change payment settings is told so', async () => {
  await renderOffice(<PaymentSettingsPage />, {
    path: '/back-office/payment-settings',
    account: anAccount('support'),
    api,
  });
  expect(await screen.findByText('Tu función no permite esto.')).toBeVisible();
});
