import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { query } from '../../../database/database.ts';
import { paymentStateOf } from '../../../testing/payment-state.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { anOrder, eventually, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const token = await testApp.login();
const folder = temporaryFolder();

const sevenKinds = join(import.meta.dirname, '..', '..', '..', 'testing', 'bank-statement.csv');
const transfers = (...words: string[]) => testApp.staff('transfers', ...words);
const stateOf = async (id: string) => (await paymentStateOf(testApp, id))?.state;

/** Creates an order of S/45,50 that awaits its transfer, optionally with the number that a statement names. */
async function waiting(number?: string) {
  const event = await testApp.addEventWith({ stock: 1 });
  const { data } = await testApp.place(token, anOrder(event));
  if (number) {
    await testApp.query('UPDATE orders SET number = $2 WHERE id = $1', [data.orderId, number]);
    await testApp.query(`UPDATE payment SET reference = 'IV-' || $2 WHERE order_id = $1`, [data.orderId, number]);
  }
  const [row] = await testApp.query<{ number: string }>('SELECT number FROM orders WHERE id = $1', [data.orderId]);
  return { id: data.orderId, event, number: row?.number ?? '' };
}

let files = 0;
/** Builds a statement with these rows of date, reference, amount, currency and payer. */
async function statement(...rows: string[]) {
  const file = join(folder, `${files++}.csv`);
  await writeFile(file, ['Fecha;Referencia;Monto;Moneda;Ordenante', ...rows].join('\n'));
  return file;
}

interface Imported {
  rows: { row: number; kind: string; id?: number; order?: string; paid?: boolean }[];
  errors: { row: number; column: string; message: string }[];
}
const importJson = async (file: string, ...words: string[]): Promise<Imported> =>
  JSON.parse(await transfers('import', file, '--json', ...words));
const kindsOf = ({ rows }: Imported) => rows.map(({ kind }) => kind);

test('[API-10, PAY-04] a statement: what is there pays its order, what is not is listed with what to do', async () => {
  const exact = await waiting('EXACTA22');
  const under = await waiting('2345MENS');
  const over = await waiting('2345MASS');
  const parts = await waiting('PARTES23');
  const typo = await waiting('ERRATA33');

  const dry = await transfers('import', sevenKinds, '--dry-run');
  assert.match(dry, /1 exact, 1 underpaid/);
  assert.match(dry, /nothing has changed/);
  assert.equal(await stateOf(exact.id), 'awaiting_transfer_payment');
  assert.equal(await transfers('unmatched'), 'Nobody has to look at a row of a bank statement.');

  const done = await transfers('import', sevenKinds);
  assert.match(done, /^5 +2026-11-20 +S\/45,50 +exact +EXACTA22 +the order is paid/m);
  assert.match(
    done,
    /^6 +2026-11-20 +S\/40,00 +underpaid +2345MENS +S\/5,50 missing: wait for it, transfers validate 2345MENS/m,
  );
  assert.match(done, /^7 +2026-11-20 +S\/50,00 +overpaid +2345MASS +S\/4,50 too much: .*transfers dismiss \d+/m);
  assert.match(done, /^8 +2026-11-21 +S\/20,50 +in-parts +PARTES23/m);
  assert.match(done, /^9 +2026-11-21 +S\/25,00 +in-parts +PARTES23 +a part; the order is paid/m);
  assert.match(done, /^10 +.* +typo +ERRATA33 +probably ERRATA33: npm run staff -- transfers match \d+ ERRATA33/m);
  assert.match(done, /^11 +2026-11-21 +S\/1\.234,50 +unknown +transfers match \d+ <order>, or pay it back/m);
  assert.match(done, /^12 +2026-11-20 +S\/45,50 +twice +imported before/m);
  assert.match(done, /2 in-parts, 1 typo, 1 unknown, 1 twice, 1 of money that went out, left out\.$/);

  for (const { id } of [exact, parts])
    assert.deepEqual(await paymentStateOf(testApp, id), { state: 'paid', flagged: false, payment: 'paid' });
  for (const { id } of [under, over, typo]) assert.equal(await stateOf(id), 'awaiting_transfer_payment');
  const { data } = await testApp.orderDetail(exact.id, token);
  assert.equal(data.order.paymentState, 'paid');
  assert.ok(data.tickets[0]?.qr);
  await eventually(async () =>
    (await testApp.app.services.mailbox.list()).find(
      ({ html, subject }) => html.includes(parts.id) && /está confirmado/.test(subject),
    ),
  );

  const unmatched = await transfers('unmatched');
  assert.deepEqual(
    [...unmatched.matchAll(/ (underpaid|overpaid|typo|unknown) /g)].map(([, kind]) => kind),
    ['underpaid', 'overpaid', 'typo', 'unknown'],
  );
  assert.match(unmatched, /QUISPE LUCIA +IV-ERRATA3$/m);
});

test('[API-10] the same statement again changes nothing', async () => {
  const before = await transfers('unmatched', '--json');
  const again = await importJson(sevenKinds);
  assert.deepEqual(new Set(kindsOf(again)), new Set(['twice']));
  assert.equal(await transfers('unmatched', '--json'), before);
});

test('[API-10] staff confirms a typo, takes what was paid too little or too much, and dismisses the rest', async () => {
  const items: { id: number; kind: string; order?: string }[] = JSON.parse(
    await transfers('unmatched', '--json'),
  ).items;
  const rowOf = (wanted: string) => String(items.find(({ kind }) => kind === wanted)?.id);
  assert.match(
    await transfers('match', rowOf('typo'), 'ERRATA33'),
    /^Row \d+ is for order ERRATA33: the order is paid\.$/,
  );
  await assert.rejects(transfers('match', rowOf('typo'), 'ERRATA33'), /There is no open row/);
  await transfers('validate', '2345MENS');
  await transfers('validate', '2345MASS');
  assert.deepEqual(
    [...(await transfers('unmatched')).matchAll(/ (underpaid|overpaid|typo|unknown) /g)].map(([, kind]) => kind),
    ['overpaid', 'unknown'],
    'what is too much is still to be paid back',
  );
  await transfers('dismiss', rowOf('overpaid'), 'S/4,50', 'paid', 'back');
  await transfers('dismiss', rowOf('unknown'));
  assert.equal(await transfers('unmatched'), 'Nobody has to look at a row of a bank statement.');
  assert.match(
    await testApp.staff('audit', 'list', `bank-row:${rowOf('overpaid')}`),
    /staff:\S+ +dismiss-bank-row +.*"note":"S\/4,50 paid back"/,
  );
  await assert.rejects(transfers('dismiss', rowOf('unknown')), /Row \d+ cannot be dismissed\. There is no open row/);
  const texts = await testApp.query(`SELECT FROM bank_row WHERE state = 'applied' AND text <> ''`);
  assert.equal(texts.length, 0, 'nobody needs to know any more');
  await testApp.query(`UPDATE bank_row SET dismissed_at = now() - interval '91 days' WHERE state = 'dismissed'`);
  await testApp.app.services.handlers['forget-scans']({}, '');
  const left = await testApp.query(`SELECT FROM bank_row WHERE state = 'dismissed' AND text || payer <> ''`);
  assert.equal(left.length, 0, 'nor what was dismissed three months ago');
});

test('[API-10] a transfer whose payer another export writes in other letters counts once', async () => {
  const { id, number } = await waiting();
  const rowBy = (payer: string) => statement(`3/11/2026;IV-${number};45,50;PEN;${payer}`);
  assert.deepEqual(kindsOf(await importJson(await rowBy('José  Ñahui'))), ['exact']);
  assert.deepEqual(kindsOf(await importJson(await rowBy('JOSE NAHUI'))), ['twice']);
  assert.equal(await stateOf(id), 'paid');

  // As the previous version stored its rows.
  const digest = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const content = digest(['2026-11-04', 4550, 'PEN', `IV-${number}`, 'José Ñahui']);
  await testApp.query('UPDATE bank_row SET key = $1, booked_on = $2 WHERE payer = $3', [
    digest([content, 1]),
    '2026-11-04',
    'José Ñahui',
  ]);
  assert.deepEqual(
    kindsOf(await importJson(await statement(`4/11/2026;IV-${number};45,50;PEN;José Ñahui`))),
    ['twice'],
    'as the row of an earlier version',
  );
});

test('[API-10] a row of the day, amount and payer of another one asks whether it is the same money', async () => {
  const { id, number } = await waiting();
  const other = await waiting();
  const row = (words: string) => `5/11/2026;${words};45,50;PEN;Rosa Inés Díaz`;
  assert.deepEqual(kindsOf(await importJson(await statement(row(`IV-${number}`)))), ['exact']);
  const [doubtful] = (await importJson(await statement(row(`YAPE IV-${number}`)))).rows;
  assert.equal(doubtful?.kind, 'maybe-twice');
  assert.equal(doubtful?.order, number);
  assert.match(await transfers('unmatched'), new RegExp(`maybe-twice +${number} +a row of this day`));
  assert.equal(await stateOf(id), 'paid');
  const [unnamed] = (await importJson(await statement(row('PASAJE')))).rows;
  assert.equal(unnamed?.kind, 'maybe-twice');
  assert.deepEqual(
    kindsOf(await importJson(await statement(row(`IV-${other.number}`)))),
    ['maybe-twice'],
    'it may be what came without a number',
  );
  await transfers('dismiss', String(unnamed?.id));
  assert.match(await transfers('match', String(doubtful?.id), other.number), /the order is paid/);
});

test('[API-10] an unknown row is matched with its order, unless it does not fit', async () => {
  const { id, number } = await waiting();
  const [row] = (await importJson(await statement('1/11/2026;PASAJES CONCIERTO;45,50;PEN'))).rows;
  const match = (order: string) => transfers('match', String(row?.id), order);
  await assert.rejects(match('22222222'), /There is no order 22222222/);
  const madrid = await testApp.addEvent({ countryCode: 'ES' });
  const { data: abroad } = await testApp.place(token, anOrder(madrid));
  await assert.rejects(match(abroad.orderId), /It is paid in EUR, not in PEN/);
  const { data: free } = await testApp.place(token, anOrder(madrid, { discountCode: 'GRATIS100' }));
  await assert.rejects(match(free.orderId), /No transfer is expected for it/);
  assert.match(await match(number), /the order is paid/);
  assert.equal(await stateOf(id), 'paid');
});

test('[API-10] two letters wrong, or one letter from two orders, is unknown', async () => {
  await waiting('AAAA2222');
  await waiting('AAAA2223');
  const file = await statement('1/11/2026;IV-AAAA222X;45,50;PEN', '1/11/2026;IV-AAA22322;45,50;PEN');
  assert.deepEqual(kindsOf(await importJson(file)), ['unknown', 'unknown']);
});

test('[API-10] an amount in another currency than the order’s is an error of its row', async () => {
  const { id, number } = await waiting();
  const file = await statement(`1/11/2026;IV-${number};45,50;EUR`, `1/11/2026;IV-${number};45,50;USD`);
  const text = await transfers('import', file);
  assert.match(text, new RegExp(`Line 2, column Moneda: Order ${number} is paid in PEN, not in EUR\\.`));
  assert.match(text, /Line 3, column Moneda: "USD" is none of PEN, CLP and EUR\./);
  assert.match(text, /2 with an error, not imported\.$/);
  assert.equal(await stateOf(id), 'awaiting_transfer_payment');
  const mended = await importJson(await statement(`1/11/2026;IV-${number};45,50;PEN`));
  assert.deepEqual(kindsOf(mended), ['exact']);
});

test('[API-10] an amount may come in parts by several statements', async () => {
  const { id, number } = await waiting();
  const part = async (day: number, amount: string) =>
    kindsOf(await importJson(await statement(`${day}/11/2026;IV-${number};${amount};PEN`)));
  assert.deepEqual(await part(1, '20,50'), ['underpaid']);
  assert.match(await transfers('unmatched'), new RegExp(`underpaid +${number} +S/25,00 missing`));
  assert.deepEqual(await part(2, '15'), ['underpaid']);
  assert.deepEqual(await part(3, '10'), ['in-parts']);
  assert.equal(await stateOf(id), 'paid');
  assert.doesNotMatch(await transfers('unmatched'), new RegExp(number));
});

test('[API-10] a transfer that has come pays an order whose buyer has turned to a card', async () => {
  const { id, number } = await waiting();
  await testApp.query(`UPDATE payment SET state = 'abandoned' WHERE order_id = $1`, [id]);
  await testApp.query(
    `INSERT INTO payment (order_id, provider, reference, amount_minor, currency)
     SELECT order_id, 'mercadopago', reference || '-2', amount_minor, currency FROM payment WHERE order_id = $1`,
    [id],
  );
  await testApp.query(`UPDATE orders SET state = 'awaiting_payment', payment_code = 'mercadopago' WHERE id = $1`, [id]);
  await assert.rejects(transfers('validate', number), /does not wait for a transfer/, 'without a proof');
  assert.deepEqual(kindsOf(await importJson(await statement(`1/11/2026;IV-${number};45,50;PEN`))), ['exact']);
  const [order] = await testApp.query<{ state: string; code: string }>(
    'SELECT state, payment_code AS code FROM orders WHERE id = $1',
    [id],
  );
  assert.deepEqual(order, { state: 'paid', code: 'transferencia' });
});

test('[API-10, PAY-06] a transfer that comes late takes the seats again, or is to be paid back by hand', async () => {
  const late = await waiting();
  const gone = await waiting();
  for (const { id } of [late, gone]) await testApp.call('POST', `/shop-api/order/${id}/cancel`, { token });
  await testApp.place(token, anOrder(gone.event));
  const file = await statement(`1/11/2026;IV-${late.number};45,50;PEN`, `1/11/2026;IV-${gone.number};45,50;PEN`);
  assert.match(
    await transfers('import', file),
    new RegExp(`exact +${gone.number} +the seats are gone: pay it back by hand`),
  );
  assert.equal(await stateOf(late.id), 'paid');
  const { flagged } = await eventually(async () => {
    const found = await paymentStateOf(testApp, gone.id);
    return found?.flagged && found;
  });
  assert.ok(flagged);
});

test('[API-10] money for an order that is not to be paid by it is too much', async () => {
  const rejected = await waiting();
  await transfers('refuse', rejected.number);
  const paid = await waiting();
  await transfers('validate', paid.number);
  const rows = [rejected, paid, paid].map(({ number }, index) => `${index + 1}/11/2026;IV-${number};45,50;PEN`);
  const imported = await importJson(await statement(...rows));
  assert.deepEqual(kindsOf(imported), ['overpaid', 'exact', 'overpaid'], 'the second is the one that staff has seen');
  assert.equal(await stateOf(rejected.id), 'cancelled');
});

test('[API-10] a transfer does not bring back an order that staff has cancelled', async () => {
  const cancelled = await waiting();
  const byCard = await waiting();
  await testApp.query(`UPDATE payment SET state = 'abandoned' WHERE order_id = $1`, [byCard.id]);
  for (const { number } of [cancelled, byCard]) await testApp.staff('orders', 'cancel', number);
  const rows = [cancelled, byCard].map(({ number }) => `1/11/2026;IV-${number};45,50;PEN`);
  assert.deepEqual(kindsOf(await importJson(await statement(...rows))), ['overpaid', 'overpaid']);
  for (const { id } of [cancelled, byCard]) assert.equal(await stateOf(id), 'cancelled');
});

test('[API-10] an import that was killed between two rows is completed by the same file', async () => {
  const [first, second] = [await waiting(), await waiting()];
  const file = await statement(`1/11/2026;IV-${first.number};45,50;PEN`, `1/11/2026;IV-${second.number};45,50;PEN`);
  const lock = await testApp.db.startTransaction().execute();
  await query(lock, 'SELECT FROM orders WHERE id = $1 FOR UPDATE', [second.id]);
  const killed = spawn(
    process.execPath,
    [join(import.meta.dirname, '..', '..', '..', 'cli.ts'), 'transfers', 'import', file],
    {
      env: { ...process.env, DATABASE_URL: testApp.url },
    },
  );
  await eventually(async () => (await stateOf(first.id)) === 'paid');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await lock.rollback().execute();
  assert.equal(await stateOf(second.id), 'awaiting_transfer_payment');
  assert.deepEqual(kindsOf(await importJson(file)), ['twice', 'exact']);
  assert.equal(await stateOf(second.id), 'paid');
});

test('[API-10] two imports of one statement at once pay each order once', async () => {
  const orders = [await waiting(), await waiting(), await waiting()];
  const file = await statement(...orders.map(({ number }) => `1/11/2026;IV-${number};45,50;PEN`));
  const kinds = (await Promise.all([importJson(file), importJson(file)])).flatMap(kindsOf).sort();
  assert.deepEqual(kinds, ['exact', 'exact', 'exact', 'twice', 'twice', 'twice']);
});

test('[API-10] a file that is none, or not there, is told plainly', async () => {
  await assert.rejects(transfers('import', join(folder, 'none.csv')), /no such file/);
  await assert.rejects(transfers('import', import.meta.filename), /no headings of a bank statement/);
  await assert.rejects(transfers('import', sevenKinds, '--currency', 'USD'), /It must be one of PEN, CLP, EUR/);
});
