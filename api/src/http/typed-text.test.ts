import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { cleanText, textKinds } from '@idavuelta/shared/contracts/text';
import fc from 'fast-check';
import { checkProperty } from '../testing/check-property.ts';
import { anOrder, codeOf, openTestApp } from '../testing/test-app.ts';

const testApp = await openTestApp();

const zeroWidth = '\u200B';
const nbsp = '\u00A0';
const signUp = () => ({
  email: `${randomUUID()}@example.org`,
  plainPassword: 'niño-de-la-selva',
  firstName: 'Rosa',
  lastName: 'Quispe',
  phoneNumber: '987654321',
  countryCode: 'PE',
  birthday: '1990-01-31',
});
const contact = { name: 'Rosa', email: 'rosa@example.org', phone: '987654321', message: '¿Van a Ica?' };

const verify = (email: string) => testApp.query('UPDATE customer SET verified_at = now() WHERE email = $1', [email]);
const stored = async (email: string) =>
  (await testApp.query<Record<string, string>>('SELECT * FROM customer WHERE email = $1', [email]))[0];

test('[FLT-08] a phone as it is pasted and an e-mail with what nobody sees sign up', async () => {
  const phones = ['\u202A+51 987 654 321\u202C', `987${nbsp}654${nbsp}321`, '987.654.321', '+51-987-654-321'];
  for (const phoneNumber of phones) {
    const body = signUp();
    const email = `${zeroWidth}${body.email}${nbsp}`;
    const { status } = await testApp.call('POST', '/register', {
      body: { ...body, email, phoneNumber, firstName: `Rosa${zeroWidth}${nbsp}Mari\u0301a` },
    });
    assert.equal(status, 200, JSON.stringify(phoneNumber));
    const customer = await stored(body.email);
    assert.equal(customer?.first_name, 'Rosa María');
    assert.equal(customer?.phone_number, '+51987654321');
  }
});

test('[FLT-08] a password typed composed and decomposed is the same, also for who signed up with it decomposed', async () => {
  const { plainPassword, ...person } = signUp();
  await testApp.call('POST', '/register', { body: { ...person, plainPassword } });
  await verify(person.email);
  for (const password of [plainPassword.normalize('NFC'), plainPassword.normalize('NFD')])
    assert.ok(await testApp.login(person.email, password), JSON.stringify(password));

  const { hash } = await import('@node-rs/argon2');
  await testApp.query('UPDATE customer SET password_hash = $2 WHERE email = $1', [
    person.email,
    await hash(plainPassword.normalize('NFD')),
  ]);
  for (const password of [plainPassword.normalize('NFC'), plainPassword.normalize('NFD')])
    assert.ok(await testApp.login(person.email, password), JSON.stringify(password));
});

test('[FLT-08] an e-mail domain in its own letters is accepted, and is one address in each form', async () => {
  const body = { ...signUp(), email: 'ana@ñandú.cl' };
  assert.equal((await testApp.call('POST', '/register', { body })).status, 200);
  assert.ok(await stored('ana@xn--and-6ma2c.cl'));
  for (const email of ['ana@xn--and-6ma2c.cl', 'Ana@ÑANDÚ.cl', 'ana@n\u0303andu\u0301.cl'])
    assert.equal(codeOf(await testApp.call('POST', '/register', { body: { ...body, email } })), 'EMAIL_TAKEN');
});

test('[FLT-08] characters for machines are refused in every field, at every depth', async () => {
  const ids = await testApp.addEvent();
  const { token } = await testApp.newCustomer();
  const order = anOrder(ids);
  const [ticket] = order.tickets;
  const [passenger] = ticket?.passengers ?? [];
  const cases: [string, object, string][] = [
    ['/contact', { ...contact, name: 'Rosa\u001b[2J' }, 'name'],
    ['/contact', { ...contact, message: 'Hola\u001b]0;x\u0007' }, 'message'],
    ['/contact', { ...contact, name: 'Rosa\nQuispe' }, 'name'],
    ['/register', { ...signUp(), firstName: 'Rosa\u009b2J' }, 'firstName'],
    ['/shop-api/frequent-addresses', { name: 'Av. Grau\u0085 1', countyId: ids.countyId }, 'name'],
    [
      '/shop-api/init-payment',
      { ...order, tickets: [{ ...ticket, passengers: [{ ...passenger, name: 'Eva\u001b[31m' }] }] },
      'tickets[0].passengers[0].name',
    ],
  ];
  for (const [url, body, field] of cases) {
    const headers = { 'idempotency-key': randomUUID() };
    const response = await testApp.call('POST', url, { token, body, headers });
    assert.equal(response.status, 400, `${url} ${field}`);
    assert.deepEqual((response.body as { errors?: object[] }).errors, [{ field, reason: 'characters' }]);
  }
});

test('[FLT-08] a message keeps its lines', async () => {
  const message = `Hola,${zeroWidth}\r\n\tvamos${nbsp}a Ica`;
  assert.equal((await testApp.call('POST', '/contact', { body: { ...contact, message } })).status, 200);
  const rows = await testApp.query<{ message: string }>("SELECT content->>'message' AS message FROM enquiry");
  assert.deepEqual(rows, [{ message: 'Hola,\n\tvamos a Ica' }]);
});

test('[FLT-08] what is clean stays as it is, and none has characters that show nothing', () => {
  const odd = fc.constantFrom(
    '\u200D',
    '\u200C',
    '\u00A0',
    '\u0301',
    '\u202E',
    '👩',
    '\u{1F3F4}',
    '\u{E0067}',
    'ا',
    'क',
    '@',
    '.',
    'n',
  );
  const texts = fc.array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 12 });
  checkProperty(
    fc.property(texts, (pieces) => {
      for (const kind of textKinds) {
        const cleaned = cleanText(kind, pieces.join(''));
        assert.equal(cleanText(kind, cleaned), cleaned, kind);
        if (kind !== 'password') assert.doesNotMatch(cleaned, /[\u00A0\u200B\u202A-\u202E\u2060-\u2069]/);
      }
    }),
    2000,
  );
});

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: string[];
  pattern?: string;
  format?: string;
  'x-text'?: string;
}

/** Text that can only contain our own characters, a date or a number needs no cleaning. */
const isFixed = ({ enum: values, pattern, format }: Schema) =>
  Boolean(values) || /^(date|uuid|binary)/.test(format ?? '') || /^\^([^.]|\\\.)*\$$/.test(pattern ?? '');

function* freeTexts(schema: Schema, path = ''): Generator<string> {
  if (schema.type === 'string' && !schema['x-text'] && !isFixed(schema)) yield path;
  for (const [name, field] of Object.entries(schema.properties ?? {})) yield* freeTexts(field, `${path}.${name}`);
  if (schema.items) yield* freeTexts(schema.items, `${path}[]`);
  for (const some of schema.anyOf ?? []) yield* freeTexts(some, path);
}

/** Written by programs: ours or a payment provider's. */
const ofPrograms = /token|challenge|cursor|url|signature|image|orderId|_|^\.id$|key|^\.date$/i;

test('[FLT-08] every text that people type has a kind by which it is normalised', () => {
  const { paths = {} } = testApp.app.swagger() as { paths?: Record<string, Record<string, object>> };
  const found = Object.entries(paths).flatMap(([url, calls]) =>
    Object.entries(calls).flatMap(([method, call]) => {
      const { requestBody } = call as { requestBody?: { content: Record<string, { schema: Schema }> } };
      return Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        [...freeTexts(schema)].filter((path) => !ofPrograms.test(path)).map((path) => `${method} ${url} ${path}`),
      );
    }),
  );
  assert.deepEqual(found, []);
});
