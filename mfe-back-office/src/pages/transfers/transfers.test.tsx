import type {
  DismissedBankRow,
  ImportedStatement,
  OpenBankRow,
  WaitingTransfer,
} from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi, type MadeCall } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderOffice } from '../../testing/office.tsx';
import TransfersPage from './TransfersPage.tsx';

const soles = (minor: number) => ({ minor, currency: 'PEN' as const });
const show = (api: FakeApi = {}, tab = 'statement') =>
  renderOffice(<TransfersPage />, { path: `/back-office/transfers?tab=${tab}`, api });

const statement: ImportedStatement = {
  rows: [
    { row: 2, bookedOn: '2026-11-20', amount: soles(4550), text: 'IV-EXACTA22', kind: 'exact', order: 'EXACTA22' },
    {
      row: 3,
      bookedOn: '2026-11-20',
      amount: soles(4000),
      text: 'IV-2345MENS',
      kind: 'underpaid',
      order: '2345MENS',
      difference: soles(-550),
    },
  ],
  errors: [{ row: 4, column: 'Monto', reason: 'amount', cell: 'diez' }],
  outgoing: 1,
};
const typo: OpenBankRow = {
  id: 7,
  bookedOn: '2026-11-21',
  amount: soles(4550),
  text: 'IV-ERRATA3',
  payer: 'LUCIA QUISPE',
  kind: 'typo',
  order: 'ERRATA33',
};

it('[BOF-09] a statement is looked at before it is imported', async () => {
  const { user, calls } = await show({ 'POST /staff-api/bank-statements': statement });
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File(['Fecha;Monto;Referencia'], 'noviembre.csv', { type: 'text/csv' }));
  expect(await screen.findByText('Esto es lo que pasaría. Todavía no cambió nada.')).toBeVisible();
  const sent = () => calls.filter(({ path }) => path === '/staff-api/bank-statements').map(({ params }) => params);
  expect(sent()).toEqual([{ 'dry-run': 'true', currency: undefined, columns: undefined }]);
  const rows = screen.getByRole('region', { name: 'Filas del estado de cuenta' });
  expect(within(rows).getByRole('row', { name: /EXACTA22/ })).toHaveTextContent('Monto exacto');
  expect(within(rows).getByRole('row', { name: /2345MENS/ })).toHaveTextContent('Faltan S/5,50');
  expect(screen.getByText('«diez» no es un monto.')).toBeVisible();
  expect(screen.getByText('1 salida de dinero, que no cuenta.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Importar' }));
  expect(await screen.findByText('El estado de cuenta quedó importado.')).toBeVisible();
  expect(sent()).toHaveLength(2);
  expect(sent()[1]).toMatchObject({ 'dry-run': 'false' });
});

it('[BOF-09] a statement’s columns are shown with what each was taken for, and a text that is empty everywhere is a warning', async () => {
  const columns = [
    { heading: 'Fecha', takenFor: 'date' as const, isEmpty: false },
    { heading: 'Saldo', isEmpty: false },
    { heading: 'Referencia2', takenFor: 'text' as const, isEmpty: true },
  ];
  const { user, calls } = await show({ 'POST /staff-api/bank-statements': { ...statement, columns } });
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File(['Fecha;Monto;Referencia2'], 'bcp.csv', { type: 'text/csv' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('La columna «Referencia2» está vacía en todas las filas.');
  const table = screen.getByRole('region', { name: 'Columnas del archivo' });
  expect(within(table).getByRole('row', { name: /Fecha fecha/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /Saldo no se usa/ })).toBeVisible();
  await user.click(within(table).getByLabelText('Qué hay en «Saldo»'));
  await user.click(
    await screen.findByText('referencia o descripción', { selector: '.ant-select-item-option-content' }),
  );
  const sent = () => calls.filter(({ path }) => path === '/staff-api/bank-statements').map(({ params }) => params);
  await waitFor(() => expect(sent()[1]).toEqual({ 'dry-run': 'true', columns: 'date,text,text' }));
  await user.click(await screen.findByRole('button', { name: 'Importar' }));
  await screen.findByText('El estado de cuenta quedó importado.');
  expect(sent()[2]).toMatchObject({ 'dry-run': 'false', columns: 'date,text,text' });
  expect(within(table).queryByLabelText('Qué hay en «Saldo»')).not.toBeInTheDocument();
});

it('[BOF-09] of a file whose headings are not known a person says what the columns have before it can be imported', async () => {
  const columns = [
    { heading: 'Cuándo', isEmpty: false },
    { heading: 'Glosa', takenFor: 'text' as const, isEmpty: false },
  ];
  const unread = { rows: [], errors: [], outgoing: 0, columns, missing: ['date' as const] };
  const { user, calls } = await show({
    'POST /staff-api/bank-statements': ({ params }: MadeCall) => (params?.columns ? statement : unread),
  });
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File(['Cuándo;Glosa'], 'banco.csv', { type: 'text/csv' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Di abajo qué tiene cada columna.');
  expect(screen.queryByRole('button', { name: 'Importar' })).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Qué hay en «Cuándo»'));
  await user.click(await screen.findByText('fecha', { selector: '.ant-select-item-option-content' }));
  expect(await screen.findByRole('button', { name: 'Importar' })).toBeVisible();
  expect(calls.at(-1)?.params).toEqual({ 'dry-run': 'true', columns: 'date,text' });
});

it('[BOF-09] a file that is no statement is told why', async () => {
  const errors = [{ field: 'statement', reason: 'currency' }];
  const { user } = await show({
    'POST /staff-api/bank-statements': () => apiError('VALIDATION_FAILED', { status: 400, errors }),
  });
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File(['a'], 'a.csv', { type: 'text/csv' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('El archivo no dice la moneda. Elígela arriba.');
});

it('[BOF-09] a misspelt reference is confirmed by one click, another row is matched or dismissed', async () => {
  const { user, calls } = await show(
    {
      'GET /staff-api/bank-rows': [typo],
      'POST /staff-api/bank-rows/7/match': { kind: 'exact', order: 'ERRATA33', difference: soles(0), paid: true },
      'POST /staff-api/bank-rows/7/dismiss': {},
    },
    'rows',
  );
  await user.click(await screen.findByRole('button', { name: 'Sí, es el pedido ERRATA33' }));
  expect(await screen.findByText('El pedido ERRATA33 quedó pagado.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Descartar esta fila' });
  await user.click(within(dialog).getByRole('button', { name: 'Descartar' }));
  expect(await within(dialog).findByText('Completa este campo.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('¿Qué se hizo con el dinero?'), 'Devuelto');
  await user.click(within(dialog).getByRole('button', { name: 'Descartar' }));
  expect(await screen.findByText('La fila quedó descartada.')).toBeInTheDocument();
  expect(
    calls.filter(({ method }) => method === 'POST').map(({ data, params }) => [data, params?.['dry-run']]),
  ).toEqual([
    [{ order: 'ERRATA33' }, 'true'],
    [{ order: 'ERRATA33' }, 'false'],
    [{ note: 'Devuelto' }, undefined],
  ]);
});

it('[BOF-09] a row that differs from its order says what came and what is missing, and is matched only when one says so', async () => {
  const { user, calls } = await show(
    {
      'GET /staff-api/bank-rows': [{ ...typo, amount: soles(4000) }],
      'POST /staff-api/bank-rows/7/match': { kind: 'underpaid', order: 'ERRATA33', difference: soles(-550) },
    },
    'rows',
  );
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ params }) => params?.['dry-run']);
  await user.click(await screen.findByRole('button', { name: 'Sí, es el pedido ERRATA33' }));
  const question = await screen.findByRole('dialog', { name: 'Llegaron S/40,00 y el pedido ERRATA33 no cuadra' });
  expect(question).toHaveTextContent('Con esta fila todavía faltan S/5,50.');
  expect(sent()).toEqual(['true']);
  await user.click(within(question).getByRole('button', { name: 'Asignar de todas formas' }));
  expect(await screen.findByText(/su monto todavía no cuadra/)).toBeInTheDocument();
  expect(sent()).toEqual(['true', 'false']);
});

it('[BOF-09] dismissed rows are listed with what was done, and come back', async () => {
  const row: DismissedBankRow = {
    ...{ id: 9, bookedOn: '2026-11-21', amount: soles(1200), text: 'SIN PEDIDO', payer: 'ANA' },
    ...{ note: 'Devuelto en caja', by: 'staff:rosa', at: '2026-11-22T15:00:00Z' },
  };
  const { user, calls } = await show(
    { 'GET /staff-api/dismissed-bank-rows': [row], 'POST /staff-api/bank-rows/9/reopen': {} },
    'dismissed',
  );
  expect(await screen.findByRole('row', { name: /SIN PEDIDO.*Devuelto en caja.*rosa/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Volver a revisar' }));
  expect(await screen.findByText('La fila está otra vez por revisar.')).toBeInTheDocument();
  expect(calls.some(({ path }) => path === '/staff-api/bank-rows/9/reopen')).toBe(true);
});

it('[BOF-09] an order that does not fit a row is refused in words, and what was typed stays', async () => {
  const errors = [{ field: 'row', reason: 'no_transfer' }];
  const { user } = await show(
    {
      'GET /staff-api/bank-rows': [{ ...typo, kind: 'unknown', order: undefined }],
      'POST /staff-api/bank-rows/7/match': () => apiError('STATE_CONFLICT', { status: 409, errors }),
    },
    'rows',
  );
  await user.click(await screen.findByRole('button', { name: 'Asignar a un pedido' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Número del pedido'), 'EXACTA22');
  await user.click(within(dialog).getByRole('button', { name: 'Asignar a un pedido' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Ese pedido no espera una transferencia.');
  expect(within(dialog).getByLabelText('Número del pedido')).toHaveValue('EXACTA22');
});

it('[BOF-09] a transfer is confirmed by hand, or its order cancelled with a reason', async () => {
  const waiting: WaitingTransfer = {
    orderId: '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e',
    reference: 'IV-EXACTA22',
    amount: soles(4550),
    customer: 'rosa@example.org',
    event: 'noche-de-cumbia',
    heldUntil: '2026-12-01T15:00:00Z',
  };
  const { user, calls } = await show(
    {
      'GET /staff-api/transfers': [waiting],
      [`POST /staff-api/transfers/${waiting.orderId}/confirm`]: { paid: false },
      [`POST /staff-api/transfers/${waiting.orderId}/reject`]: { outcome: 'cancelled' },
    },
    'waiting',
  );
  await user.click(await screen.findByRole('button', { name: 'Llegó' }));
  const question = await screen.findByRole('dialog', { name: '¿Están los S/45,50 en la cuenta?' });
  await user.click(within(question).getByRole('button', { name: 'Llegó' }));
  expect(await screen.findByText(/ya no hay asientos/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'No llegó' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancelar IV-EXACTA22' });
  await user.type(within(dialog).getByLabelText('Motivo'), 'Tres días sin noticias');
  await user.click(within(dialog).getByRole('button', { name: 'No llegó' }));
  expect(await screen.findByText('IV-EXACTA22 quedó cancelado.')).toBeInTheDocument();
  expect(calls.at(-2)?.data ?? calls.at(-1)?.data).toEqual({ reason: 'Tres días sin noticias' });
});
