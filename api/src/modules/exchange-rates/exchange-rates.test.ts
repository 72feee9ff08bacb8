import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../../config/config.ts';
import { seed } from '../../seed/seed.ts';
import { fixture } from '../../testing/fixture.ts';
import { openTestApp, testEnvironment } from '../../testing/test-app.ts';
import { createExchangeRates } from './exchange-rates.service.ts';

const testApp = await openTestApp();

const rates = (...args: string[]) => testApp.staff('rates', ...args);
/** Returns the cells of each line below the headings. */
const listed = async () =>
  (await rates('list'))
    .split('\n')
    .slice(1)
    .map((line) => line.split(/ +/));

test('[PAY-12] staff sets a rate; earlier ones are kept, with date and who', async () => {
  assert.match(await rates('set', 'CLP', '248.75', '--by', 'Rosa'), /1 PEN is 248\.75 CLP/);
  const lines = await listed();
  assert.deepEqual(
    lines.map(([currency, rate, , by]) => [currency, rate, by]),
    [
      ['CLP', '248.75', 'Rosa'],
      ['CLP', '250', 'seed'],
      ['EUR', '0.25', 'seed'],
    ],
  );
  assert.ok(Math.abs(Date.now() - Date.parse(lines[0]?.[2] ?? '')) < 60_000);
  const [audit] = await testApp.query<{ actor: string; detail: object }>(
    `SELECT actor, detail FROM audit WHERE action = 'set-exchange-rate' AND subject = 'CLP'`,
  );
  assert.deepEqual(audit, { actor: 'staff:Rosa', detail: { rate: '248.75', before: '250' } });
});

test('[PAY-12] staff is told plainly which rate cannot be set', async () => {
  for (const rate of ['0', '-1', '0.0', '1e3', '250,5', 'abc', '', '1234567890']) {
    await assert.rejects(rates('set', 'CLP', rate), /is no rate/, rate);
  }
  await assert.rejects(rates('set', 'PEN', '1'), /rates are for one PEN/);
  await assert.rejects(rates('set', 'USD', '4'), /not one of CLP, EUR/);
  await assert.rejects(rates('frobnicate'), /Usage:/);
  assert.equal((await listed()).length, 3);
});

test('[PAY-12] the log says once why a currency is not offered, and once that it is again', async () => {
  const lines: string[] = [];
  const write = (detail: object, text: string) => lines.push(`${(detail as { currency: string }).currency}: ${text}`);
  const log = { info: write, warn: write } as unknown as Parameters<typeof createExchangeRates>[0]['log'];
  const service = createExchangeRates({ maxAgeDays: 7, log });
  const request = () => service.fresh(testApp.db, 'EUR');

  assert.equal((await request())?.rate, '0.25');
  await testApp.query(`UPDATE exchange_rate SET set_at = now() - interval '8 days' WHERE currency = 'EUR'`);
  for (let i = 0; i < 3; i++) assert.equal(await request(), undefined);
  const patient = createExchangeRates({ maxAgeDays: 9, log });
  assert.equal((await patient.fresh(testApp.db, 'EUR'))?.rate, '0.25', 'the age is configuration');
  await rates('set', 'EUR', '0.24');
  for (let i = 0; i < 3; i++) assert.equal((await request())?.rate, '0.24');
  await testApp.query(`DELETE FROM exchange_rate WHERE currency = 'EUR'`);
  for (let i = 0; i < 3; i++) assert.equal(await request(), undefined);
  assert.deepEqual(lines, [
    'EUR: the exchange rate is too old: prices in this currency are shown without soles',
    'EUR: the exchange rate is fresh: prices in this currency are shown in soles again',
    'EUR: no exchange rate is set: prices in this currency are shown without soles',
  ]);
});

test('[PAY-12] how old a rate may be is configuration', () => {
  assert.equal(readConfig(testEnvironment).rateMaxAgeDays, 7);
  assert.equal(readConfig({ ...testEnvironment, RATE_MAX_AGE_DAYS: '3' }).rateMaxAgeDays, 3);
});

test('a start in development renews rates that an earlier one set, and leaves those of staff', async () => {
  await testApp.query('DELETE FROM exchange_rate');
  await testApp.query(`INSERT INTO exchange_rate (currency, rate, set_by, set_at) VALUES
       ('CLP', 249, 'seed', now() - interval '30 days'), ('EUR', 0.26, 'Rosa', now() - interval '30 days')`);
  const valid = async () => (await listed()).map((line) => line.filter((_, i) => i !== 2));
  await seed(testApp.db, { content: fixture });
  const expected = [
    ['CLP', '250', 'seed'],
    ['CLP', '249', 'seed'],
    ['EUR', '0.26', 'Rosa'],
  ];
  assert.deepEqual(await valid(), expected);
  await seed(testApp.db, { content: fixture });
  assert.deepEqual(await valid(), expected, 'a second start on the same day sets nothing');
});
