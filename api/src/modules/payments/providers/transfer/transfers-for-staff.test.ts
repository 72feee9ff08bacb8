import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  DismissedBankRow,
  ImportedStatement,
  OpenBankRow,
  SettledBankRow,
  WaitingTransfer,
} from '@idavuelta/shared/contracts/staff';
import { paymentStateOf } from '../../../../testing/payment-state.ts';
import { logInStaff } from '../../../../testing/staff-members.ts';
import { anOrder, codeOf, openTestApp } from '../../../../testing/test-app.ts';

const testApp = await openTestApp();
const customer = await testApp.login();
const { token: finance } = await logInStaff(testApp, 'finance');

/** Creates an order of S/45,50 that awaits its transfer. */
async function waiting() {
  const event = await testApp.addEventWith({ stock: 1 });
  const { data } = await testApp.place(customer, anOrder(event));
  const [row] = await testApp.query<{ number: string }>('SELECT number FROM orders WHERE id = $1', [data.orderId]);
  return { id: data.orderId, number: row?.number ?? '' };
}
const stateOf = async (id: string) => (await paymentStateOf(testApp, id))?.state;

const send = (rows: string[], search = '') =>
  testApp.upload<ImportedStatement>(`/staff-api/bank-statements${search}`, {
    field: 'statement',
    file: Buffer.from(['Fecha;Referencia;Monto;Moneda', ...rows].join('\n')),
    name: 'estado.csv',
    token: finance,
  });
const openRows = async () =>
  (await testApp.call<OpenBankRow[]>('GET', '/staff-api/bank-rows', { token: finance })).data;
const post = <T>(path: string, body?: object) =>
  testApp.call<T>('POST', `/staff-api/${path}`, { token: finance, body });

test('[BOF-09] a statement is looked at first, then pays the orders that it names', async () => {
  const { id, number } = await waiting();
  const rows = [`1/11/2026;IV-${number};45,50;PEN`, '31/02/2026;nada;10;PEN', `2/11/2026;IV-${number};1;EUR`];
  const looked = (await send(rows, '?dry-run=true')).data;
  assert.deepEqual(
    looked.rows.map(({ row, kind, order, amount }) => ({ row, kind, order, amount })),
    [{ row: 2, kind: 'exact', order: number, amount: { minor: 4550, currency: 'PEN' } }],
  );
  assert.deepEqual(looked.errors, [
    { row: 3, column: 'Fecha', reason: 'date', cell: '31/02/2026' },
    { row: 4, column: 'Moneda', reason: 'other-currency', cell: 'EUR', currency: 'PEN', order: number },
  ]);
  assert.equal(await stateOf(id), 'awaiting_transfer_payment');

  const { data } = await send(rows);
  assert.equal(data.rows[0]?.paid, true);
  assert.equal(await stateOf(id), 'paid');
});

test('[BOF-09] a file that is no statement is refused with what is wrong', async () => {
  const rejection = async (file: Buffer, name: string) => {
    const sent = { field: 'statement', file, name, token: finance };
    const { status, body } = await testApp.upload('/staff-api/bank-statements', sent);
    return { status, errors: (body as { errors?: unknown }).errors };
  };
  assert.deepEqual(await rejection(Buffer.from('a;b\n1;2'), 'a.csv'), {
    status: 400,
    errors: [{ field: 'statement', reason: 'headings' }],
  });
  assert.deepEqual(await rejection(Buffer.from('Fecha;Referencia;Monto\n1/1/2026;a;1'), 'a.csv'), {
    status: 400,
    errors: [{ field: 'statement', reason: 'currency' }],
  });
  assert.deepEqual(await rejection(Buffer.from('PK nothing'), 'a.xlsx'), {
    status: 400,
    errors: [{ field: 'statement', reason: 'type' }],
  });
});

test('[BOF-09, BOF-16] a row is matched with its order or dismissed with a note, once', async () => {
  const { id, number } = await waiting();
  await send(['3/11/2026;PASAJE DE ANA;45,50;PEN', '4/11/2026;REGALO;12;PEN']);
  const rows = await openRows();
  const [forOrder, other] = [/ANA/, /REGALO/].map((text) => rows.find((row) => text.test(row.text)));
  assert.equal(forOrder?.kind, 'unknown');

  const unknown = await post(`bank-rows/${forOrder?.id}/match`, { order: '22222222' });
  assert.equal(codeOf(unknown), 'NOT_FOUND');
  const matched = await post<{ paid: boolean }>(`bank-rows/${forOrder?.id}/match`, { order: ` iv-${number}` });
  assert.equal(matched.data.paid, true);
  assert.equal(await stateOf(id), 'paid');
  const again = await post(`bank-rows/${forOrder?.id}/match`, { order: number });
  assert.equal(codeOf(again), 'STATE_CONFLICT');
  assert.deepEqual((again.body as { errors?: unknown }).errors, [{ field: 'row', reason: 'settled' }]);

  assert.equal((await post(`bank-rows/${other?.id}/dismiss`, { note: 'Devuelto' })).status, 200);
  assert.equal((await openRows()).length, 0);
  const audit = await testApp.query<{ actor: string; detail: object }>(
    `SELECT actor, detail FROM audit WHERE subject = $1 AND action = 'dismiss-bank-row'`,
    [`bank-row:${other?.id}`],
  );
  assert.match(audit[0]?.actor ?? '', /^staff:finance-/);
  assert.deepEqual(audit[0]?.detail, { note: 'Devuelto' });
});

test('[BOF-09] a transfer is confirmed or refused by hand', async () => {
  const [arrived, never] = [await waiting(), await waiting()];
  const { data } = await testApp.call<WaitingTransfer[]>('GET', '/staff-api/transfers', { token: finance });
  assert.deepEqual(
    data.filter(({ orderId }) => [arrived.id, never.id].includes(orderId)).map(({ reference }) => reference),
    [`IV-${arrived.number}`, `IV-${never.number}`],
  );
  assert.deepEqual((await post(`transfers/${arrived.id}/confirm`)).data, { paid: true });
  assert.deepEqual((await post(`transfers/${never.id}/reject`, { reason: 'Nunca llegó' })).data, {
    outcome: 'cancelled',
  });
  assert.deepEqual([await stateOf(arrived.id), await stateOf(never.id)], ['paid', 'cancelled']);
  assert.equal(codeOf(await post(`transfers/${arrived.id}/confirm`)), 'STATE_CONFLICT');
});

test('[BOF-09] a row that was dismissed is listed with its note, and comes back', async () => {
  await send(['3/11/2026;SIN PEDIDO 77;12,00;PEN']);
  const row = (await openRows()).find(({ text }) => text === 'SIN PEDIDO 77');
  await post(`bank-rows/${row?.id}/dismiss`, { note: 'Devuelto en caja' });
  const dismissed = async () =>
    (await testApp.call<DismissedBankRow[]>('GET', '/staff-api/dismissed-bank-rows', { token: finance })).data;
  const [first] = await dismissed();
  assert.deepEqual(
    [first?.id, first?.text, first?.note, first?.amount],
    [row?.id, 'SIN PEDIDO 77', 'Devuelto en caja', { minor: 1200, currency: 'PEN' }],
  );
  assert.match(first?.by ?? '', /^staff:finance-/);
  assert.equal((await post(`bank-rows/${row?.id}/reopen`)).status, 200);
  assert.equal(codeOf(await post(`bank-rows/${row?.id}/reopen`)), 'NOT_FOUND');
  assert.ok((await dismissed()).every(({ id }) => id !== row?.id));
  assert.equal((await openRows()).find(({ id }) => id === row?.id)?.text, 'SIN PEDIDO 77');
});

test('[BOF-09] what a row and an order differ by is said before they are matched, and nothing changes', async () => {
  const { id, number } = await waiting();
  await send(['4/11/2026;SIN PEDIDO 78;40,00;PEN']);
  const row = (await openRows()).find(({ text }) => text === 'SIN PEDIDO 78');
  const { data } = await post<SettledBankRow>(`bank-rows/${row?.id}/match?dry-run=true`, { order: number });
  assert.deepEqual([data.kind, data.order, data.difference?.minor], ['underpaid', number, -550]);
  const still = (await openRows()).find(({ text }) => text === 'SIN PEDIDO 78');
  assert.deepEqual([still?.kind, still?.order], ['unknown', undefined]);
  assert.equal(await stateOf(id), 'awaiting_transfer_payment');
});

test('[BOF-09] what a person corrects of the columns counts, and is kept for the next file with the same headings', async () => {
  const { id, number } = await waiting();
  const upload = (search: string) =>
    testApp.upload<ImportedStatement>(`/staff-api/bank-statements?currency=PEN&${search}`, {
      field: 'statement',
      file: Buffer.from(`Fecha;Glosa;Código 9;Importe\n5/11/2026;;IV-${number};45,50`),
      name: 'banco.csv',
      token: finance,
    });
  const takenFor = ({ columns = [] }: ImportedStatement) => columns.map((column) => column.takenFor);
  const looked = (await upload('dry-run=true')).data;
  assert.deepEqual(takenFor(looked), ['date', 'text', undefined, 'amount']);
  assert.deepEqual([looked.columns?.[1]?.isEmpty, looked.rows[0]?.kind], [true, 'unknown']);

  const columns = 'columns=date,none,text,amount';
  const corrected = (await upload(`dry-run=true&${columns}`)).data;
  assert.deepEqual([takenFor(corrected)[2], corrected.rows[0]?.kind], ['text', 'exact']);
  assert.equal((await upload('dry-run=true')).data.rows[0]?.kind, 'unknown', 'a look keeps nothing');
  const incomplete = 'columns=date,none,none,amount';
  assert.deepEqual((await upload(`dry-run=true&${incomplete}`)).data.missing, ['text']);
  const rejected = await upload(`dry-run=false&${incomplete}`);
  assert.deepEqual((rejected.body as { errors?: object[] }).errors, [{ field: 'columns', reason: 'incomplete' }]);

  await upload(`dry-run=false&${columns}`);
  assert.equal(await stateOf(id), 'paid');
  const next = (await upload('dry-run=true')).data;
  assert.deepEqual([takenFor(next), next.rows[0]?.kind], [['date', undefined, 'text', 'amount'], 'twice']);
});

test('[BOF-09] a person says what the columns have of a file whose headings are not known', async () => {
  const { id, number } = await waiting();
  const upload = (search: string) =>
    testApp.upload<ImportedStatement>(`/staff-api/bank-statements?currency=PEN&${search}`, {
      field: 'statement',
      file: Buffer.from(`Banco del Litoral\nCuándo;Glosa;Cuánto\n5/11/2026;IV-${number};45,50`),
      name: 'banco.csv',
      token: finance,
    });
  const looked = (await upload('dry-run=true')).data;
  assert.deepEqual([looked.missing, looked.rows], [['date', 'amount'], []]);
  assert.deepEqual(
    looked.columns?.map(({ heading, takenFor }) => [heading, takenFor]),
    [
      ['Cuándo', undefined],
      ['Glosa', 'text'],
      ['Cuánto', undefined],
    ],
  );
  assert.deepEqual((await upload('dry-run=true&columns=date,text,none')).data.missing, ['amount']);
  const { data } = await upload('dry-run=false&columns=date,text,amount');
  assert.deepEqual([data.missing, data.rows[0]?.kind, await stateOf(id)], [undefined, 'exact', 'paid']);
  assert.equal((await upload('dry-run=true')).data.rows[0]?.kind, 'twice', 'it is known from now on');
});
