import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PaymentMethod } from '@idavuelta/shared/contracts';
import type {
  AuditRow,
  BankAccountValues,
  CurrentRates,
  MethodSetting,
  PaymentSettings,
  SetRate,
  StaffList,
} from '@idavuelta/shared/contracts/staff';
import { seed } from '../../../seed/seed.ts';
import { fixture } from '../../../testing/fixture.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { codeOf, errorsOf, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const { token, email } = await logInStaff(testApp, 'finance');

const settings = async (country = 'CL') =>
  (await testApp.call<PaymentSettings>('GET', `/staff-api/payment-settings/${country}`, { token })).data;
const setMethods = (methods: Pick<MethodSetting, 'code' | 'isOn'>[], revision: number) =>
  testApp.call<PaymentSettings>('PUT', '/staff-api/payment-settings/CL/methods', {
    token,
    headers: { 'if-match': `"${revision}"` },
    body: { methods: methods.map(({ code, isOn }) => ({ code, isOn })) },
  });
const setAccount = (values: BankAccountValues, revision: number) =>
  testApp.call<PaymentSettings>('PUT', '/staff-api/payment-settings/CL/account', {
    token,
    headers: { 'if-match': `"${revision}"` },
    body: values,
  });
const offered = async () =>
  (await testApp.call<PaymentMethod[]>('GET', '/payment-methods?country-code=CL')).data.map(({ code }) => code);
const audit = async (subject: string) =>
  (await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=${subject}`, { token })).data;

test('[BOF-12] a rate is set from now on, and all that were set are listed', async () => {
  const set = (currency: string, rate: string) =>
    testApp.call<CurrentRates>('POST', '/staff-api/exchange-rates', { token, body: { currency, rate } });
  await testApp.query(`UPDATE exchange_rate SET set_at = now() - interval '6 days' WHERE currency = 'EUR'`);
  const { data } = await set('CLP', ' 248.75 ');
  assert.equal(data.maxAgeDays, 7);
  assert.deepEqual(
    data.rates.map(({ currency, rate, state, setBy }) => [currency, rate, state, setBy]),
    [
      ['CLP', '248.75', 'fresh', email],
      ['EUR', '0.25', 'soon-old', 'seed'],
    ],
  );
  const history = await testApp.call<StaffList<SetRate>>('GET', '/staff-api/exchange-rates/history?currency=CLP', {
    token,
  });
  assert.deepEqual(
    history.data.rows.map(({ rate, setBy }) => [rate, setBy]),
    [
      ['248.75', email],
      ['250', 'seed'],
    ],
  );
  assert.equal((await audit('CLP'))[0]?.action, 'set-exchange-rate');
  assert.deepEqual(errorsOf(await set('CLP', '0.0')), [{ field: 'rate', reason: 'zero' }]);
  assert.equal((await set('PEN', '1')).status, 400);
  assert.equal((await set('CLP', '250,5')).status, 400);
});

test('[BOF-12] buyers are offered what is on, in its order, also after the next start', async () => {
  const { methods, methodsRevision } = await settings();
  assert.ok(methods.every(({ isOn }) => isOn));
  const before = await offered();
  assert.ok(before.length > 1);
  const [first] = before;
  const reversed = methods.toReversed().map((method) => ({ ...method, isOn: method.code !== first }));
  const saved = await setMethods(reversed, methodsRevision);
  assert.equal(saved.data.methodsRevision, methodsRevision + 1);
  const expected = before.filter((code) => code !== first).toReversed();
  assert.deepEqual(await offered(), expected);
  await seed(testApp.db, { content: fixture });
  assert.deepEqual(await offered(), expected);
  const [row] = await audit('payment-methods:CL');
  assert.match(JSON.stringify(row), new RegExp(`${first} \\(off\\)`));

  assert.equal(codeOf(await setMethods(methods, methodsRevision)), 'CHANGED_MEANWHILE');
  const again = await setMethods(methods, methodsRevision + 1);
  assert.equal(again.status, 200);
  assert.deepEqual(await offered(), before);
});

test('[BOF-12] a country keeps at least one way to pay, and gets no others than it has', async () => {
  const { methods, methodsRevision } = await settings();
  const off = methods.map((method) => ({ ...method, isOn: false }));
  assert.deepEqual(errorsOf(await setMethods(off, methodsRevision)), [{ field: 'methods', reason: 'last' }]);
  const others = methods.map((method) => ({ ...method, code: 'redsys' as const }));
  assert.deepEqual(errorsOf(await setMethods(others, methodsRevision)), [{ field: 'methods', reason: 'unknown' }]);
});

test('[BOF-15, BOF-16] an account is changed by its revision; the audit has no whole numbers', async () => {
  const { account } = await settings();
  assert.ok(account);
  const { currency: _currency, revision, ...values } = account;
  const changed = { ...values, accountId: '00123456789', bankName: 'Banco de Prueba' };
  const saved = await setAccount(changed, revision);
  assert.equal(saved.status, 200);
  assert.deepEqual(saved.data.account, { ...account, ...changed, revision: revision + 1 });

  const late = await setAccount({ ...values, email: 'otra@example.org' }, revision);
  assert.equal(codeOf(late), 'CHANGED_MEANWHILE');
  const fields = errorsOf(late) as { field: string }[];
  assert.deepEqual(fields.map(({ field }) => field).toSorted(), ['accountId', 'bankName']);
  const text = JSON.stringify(await audit('bank-account:CL'));
  assert.match(text, /…6789/);
  assert.match(text, /Banco de Prueba/);
  assert.doesNotMatch(text, /00123456789/);
});

test('[BOF-12] a country without an account gets its first, to which transfers are offered from then on', async () => {
  await testApp.query(`DELETE FROM bank_account WHERE country_code = 'CL'`);
  assert.ok(!(await offered()).includes('transferencia'));
  const values = {
    bankName: 'Banco de Prueba',
    accountType: 'Corriente',
    accountId: '00998877',
    holder: '',
    dni: '76123456-7',
    email: 'pagos@example.org',
  };
  const saved = await setAccount(values, 0);
  assert.deepEqual(saved.data.account, { ...values, currency: 'CLP', revision: 1 });
  assert.ok((await offered()).includes('transferencia'));
  assert.equal(codeOf(await setAccount(values, 0)), 'CHANGED_MEANWHILE');
  assert.doesNotMatch(JSON.stringify(await audit('bank-account:CL')), /00998877/);
});

test('[BOF-02] only owners and finance see rates and accounts', async () => {
  for (const role of ['events', 'support', 'viewer'] as const) {
    const { token: other } = await logInStaff(testApp, role);
    const { status } = await testApp.call('GET', '/staff-api/payment-settings/CL', { token: other });
    assert.equal(status, 403, role);
    assert.equal((await testApp.call('GET', '/staff-api/exchange-rates', { token: other })).status, 403, role);
  }
});
