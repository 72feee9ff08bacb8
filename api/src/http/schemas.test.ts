import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { anOrder, openTestApp } from '../testing/test-app.ts';

const testApp = await openTestApp();

type Body = Record<string, unknown>;
type Call = ['POST' | 'PUT', string, Body];

/** Returns a valid body for every call that has one. */
async function bodies(): Promise<Call[]> {
  const ids = await testApp.addEvent();
  const name = 'Rosa';
  const email = 'rosa@example.org';
  const contact = { name, email, phone: '987654321', message: '¿Van a Ica?' };
  const person = { firstName: name, lastName: name, phoneNumber: '987654321' };
  return [
    ['POST', '/login', { email, password: 'demo1234' }],
    [
      'POST',
      '/register',
      { ...person, email, plainPassword: 'x1y2z3-idavuelta', countryCode: 'PE', birthday: '1990-01-31' },
    ],
    ['POST', '/verify-account/resend', { email }],
    ['POST', '/recovery', { email }],
    ['POST', '/reset-password?token=x', { password1: 'x1y2z3-idavuelta', password2: 'x1y2z3-idavuelta' }],
    [
      'PUT',
      '/shop-api/me',
      { ...person, email: `${randomUUID()}@example.org`, rut: '1-9', gender: 'f', currentPassword: 'demo1234' },
    ],
    ['POST', '/shop-api/frequent-addresses', { name: 'Av. Grau 123', countyId: ids.countyId, myAddress: 0 }],
    ['POST', '/shop-api/frequent-friends', { fullname: name, phone: '987654321', email }],
    ['POST', '/contact', contact],
    ['POST', '/marriage', { ...contact, date: '2055-03-06', place: 'Lurín' }],
    ['POST', '/shop-api/init-payment', { ...anOrder(ids), discountCode: 'VUELTA10', date: '2055-03-06' }],
    ['POST', '/payments/webpay/return', { token_ws: 'x', TBK_TOKEN: 'x', TBK_ORDEN_COMPRA: 'x', TBK_ID_SESION: 'x' }],
  ];
}

const call = async ([method, url, body]: Call, token: string) => {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
  };
  return testApp.app.inject({ method, url, headers, payload: JSON.stringify(body) });
};

/** Adds an unknown field to each object in the value. */
function withUnknownFields<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withUnknownFields) as T;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, withUnknownFields(field)]);
  return { ...Object.fromEntries(fields), smuggled: 'contraband' };
}

/** Returns the tables that contain a text anywhere. */
async function tablesWith(text: string) {
  const tables = await testApp.query<{
    name: string;
  }>(`SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`);
  const found = [];
  for (const { name } of tables) {
    const rows = await testApp.query(`SELECT FROM ${name} t WHERE strpos(t::text, $1) > 0`, [text]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('[API-06] fields that a body does not have are dropped at every depth, and none is stored', async () => {
  const { token } = await testApp.newCustomer();
  const calls = await bodies();
  const statuses = new Map<string, number>();
  for (const [method, url, body] of calls) {
    statuses.set(url, (await call([method, url, withUnknownFields(body)], token)).statusCode);
  }
  for (const url of ['/register', '/shop-api/me', '/contact', '/marriage', '/shop-api/init-payment'])
    assert.equal(statuses.get(url), 200, url);
  assert.deepEqual(await tablesWith('contraband'), []);
  assert.ok((await tablesWith('¿Van a Ica?')).includes('public.enquiry'));
});

/** Replaces each text in the body, one at a time. */
function* spoilt<T>(value: T, bad: string): Generator<T> {
  if (typeof value === 'string') yield bad as T;
  else if (typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries(value)) {
      for (const item of spoilt(field, bad))
        yield (Array.isArray(value) ? value.with(Number(key), item) : { ...value, [key]: item }) as T;
    }
  }
}

const unstorable = ['ab\u0000cdefgh', 'ab\ud800cdefgh', '0000-01-01'];

test('[API-06] no text that the database cannot store brings a 500', async () => {
  const { token } = await testApp.newCustomer();
  for (const [method, url, body] of await bodies()) {
    for (const wrong of unstorable.flatMap((bad) => [...spoilt(body, bad)])) {
      const { statusCode } = await call([method, url, wrong], token);
      assert.ok(statusCode < 500, `${method} ${url} ${statusCode} ${JSON.stringify(wrong)}`);
    }
  }
});

test('[API-06] such a text is a 400 that names the field', async () => {
  const { token } = await testApp.newCustomer();
  const calls = new Map((await bodies()).map((each) => [each[1], each]));
  const cases = [
    ['/marriage', 'date', 'date', '0000-01-01'],
    ['/register', 'birthday', 'birthday', '0000-01-01'],
    ['/contact', 'message', 'message', 'ab\u0000cd'],
    ['/shop-api/frequent-friends', 'fullname', 'fullname', 'ab\ud800cd'],
    ['/shop-api/init-payment', 'phone', 'tickets[0].passengers[0].phone', '98765\u00004321'],
  ] as const;
  for (const [url, name, field, bad] of cases) {
    const [method, , body] = calls.get(url) ?? assert.fail(url);
    const wrong = JSON.parse(JSON.stringify(body), (key, value) => (key === name ? bad : value));
    const response = await call([method, url, wrong], token);
    assert.equal(response.statusCode, 400, url);
    assert.deepEqual(
      response.json().errors.map((error: { field: string }) => error.field),
      [field],
    );
  }
});
