import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { FieldError, LoginResponse, Profile, Registered } from '@idavuelta/shared/contracts';
import { decodeJwt, SignJWT } from 'jose';
import { codeOf, eventually, openTestApp, startTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

const signUp = (changes: object = {}) => ({
  email: `${randomUUID()}@example.org`,
  plainPassword: 'secreto1',
  firstName: 'María José',
  lastName: 'Ñañez',
  phoneNumber: '987654321',
  countryCode: 'PE',
  birthday: '1990-02-28',
  ...changes,
});

/** Waits for `count` mails to `email`. @returns the newest one, with the token of its link */
const mailTo = (email: string, count = 1) =>
  eventually(async () => {
    const mails = await testApp.app.services.mailbox.list(email);
    const [mail] = mails;
    return (
      mails.length >= count && mail && { ...mail, token: /(?:verify|recovery)-account\/([\w-]+)/.exec(mail.text)?.[1] }
    );
  });

test('[AUT-11] sign-up mails a link that verifies the account, from the site it was made on', async () => {
  const customer = signUp();
  const headers = { origin: 'https://idavuelta.cl' };
  assert.equal((await testApp.call('POST', '/register', { body: customer, headers })).status, 200);
  const { token, text, html } = await mailTo(customer.email);
  assert.match(text, /https:\/\/idavuelta\.cl\/verify-account\//);
  assert.match(html, /lang="es-PE"/);
  assert.equal((await testApp.call('GET', `/verify-account?token=${token}`)).status, 200);
  assert.ok(await testApp.login(customer.email, customer.plainPassword));
});

test('[AUT-12, AUT-15] the browser that signed up logs in by its key, once, when the address is verified', async () => {
  const customer = signUp();
  const { loginKey } = (await testApp.call<Registered>('POST', '/register', { body: customer })).data;
  const logIn = (key = loginKey) => testApp.call<LoginResponse>('POST', '/login/after-sign-up', { body: { key } });
  assert.equal(codeOf(await logIn()), 'ACCOUNT_NOT_VERIFIED');
  const { token } = await mailTo(customer.email);
  assert.equal(codeOf(await logIn(token)), 'TOKEN_INVALID', 'the link of the mail opens no session by itself');
  await testApp.call('GET', `/verify-account?token=${token}`);
  const session = (await logIn()).data;
  const profile = await testApp.call<Profile>('GET', '/shop-api/me', { token: session.token });
  assert.equal(profile.data.email, customer.email);
  assert.equal(codeOf(await logIn()), 'TOKEN_INVALID');
});

test('[AUT-11] a mail never links to a site that is not ours', async () => {
  const customer = signUp();
  await testApp.call('POST', '/register', { body: customer, headers: { origin: 'https://evil.example' } });
  assert.match((await mailTo(customer.email)).text, /http:\/\/localhost:3000\/verify-account\//);
});

test('[AUT-11] mails are in the language of the visitor', async () => {
  const subjects = {
    'pt-BR': 'Confirme seu e-mail na Idavuelta',
    'en-US,en;q=0.9': 'Confirm your email for Idavuelta',
    'es-AR': 'Confirma tu correo en Idavuelta',
  };
  for (const [language, subject] of Object.entries(subjects)) {
    const customer = signUp();
    await testApp.call('POST', '/register', { body: customer, headers: { 'accept-language': language } });
    assert.equal((await mailTo(customer.email)).subject, subject);
  }
});

test('[AUT-14] an unverified account cannot log in, and can ask for its link again', async () => {
  const customer = signUp();
  await testApp.call('POST', '/register', { body: customer });
  const { email, plainPassword: password } = customer;
  const response = await testApp.call('POST', '/login', { body: { email, password } });
  assert.equal(response.status, 403);
  assert.equal(codeOf(response), 'ACCOUNT_NOT_VERIFIED');
  const wrong = await testApp.call('POST', '/login', { body: { email, password: 'not-mine' } });
  assert.equal(codeOf(wrong), 'BAD_CREDENTIALS', 'only who knows the password learns that the account exists');
  await mailTo(email);
  assert.equal((await testApp.call('POST', '/verify-account/resend', { body: { email } })).status, 200);
  const { token } = await mailTo(email, 2);
  assert.equal((await testApp.call('GET', `/verify-account?token=${token}`)).status, 200);
});

test('[AUT-12] opening the link of a verified account again says so, and ends no session', async () => {
  const customer = signUp();
  await testApp.call('POST', '/register', { body: customer });
  const { token } = await mailTo(customer.email);
  const open = () => testApp.call('GET', `/verify-account?token=${token}`);
  assert.equal((await open()).status, 200);
  const session = await testApp.login(customer.email, customer.plainPassword);
  const again = await open();
  assert.deepEqual([again.status, codeOf(again)], [410, 'ALREADY_VERIFIED']);
  assert.equal((await testApp.call('GET', '/shop-api/me', { token: session })).status, 200);
});

test('[AUT-12, AUT-15] a link that has expired is an error until the account is verified by another', async () => {
  const customer = signUp();
  const { email } = customer;
  await testApp.call('POST', '/register', { body: customer });
  const { token } = await mailTo(email);
  await testApp.query(
    `UPDATE account_token SET expires_at = now() WHERE customer_id = (SELECT id FROM customer WHERE email = $1)`,
    [email],
  );
  const open = (link?: string) => testApp.call('GET', `/verify-account?token=${link}`);
  assert.equal(codeOf(await open(token)), 'TOKEN_INVALID');
  await testApp.call('POST', '/verify-account/resend', { body: { email } });
  const second = await mailTo(email, 2);
  assert.equal((await open(second.token)).status, 200);
  assert.equal(codeOf(await open(token)), 'ALREADY_VERIFIED');
  assert.equal(codeOf(await open('unknown')), 'TOKEN_INVALID');
});

test('[AUT-15] links work once, expire, serve one purpose and are stored hashed', async () => {
  const customer = signUp();
  await testApp.call('POST', '/register', { body: customer });
  const { token = '' } = await mailTo(customer.email);
  const stored = await testApp.query('SELECT FROM account_token WHERE hash = $1', [token]);
  assert.equal(stored.length, 0);
  const passwords = { password1: 'otra-clave', password2: 'otra-clave' };
  const asReset = await testApp.call('POST', `/reset-password?token=${token}`, { body: passwords });
  assert.equal(codeOf(asReset), 'TOKEN_INVALID');
  assert.equal((await testApp.call('GET', `/verify-account?token=${token}`)).status, 200);
  assert.equal((await testApp.call('GET', `/verify-account?token=${token}`)).status, 410);

  await testApp.call('POST', '/recovery', { body: { email: customer.email } });
  const reset = await mailTo(customer.email, 2);
  const [ttl] = await testApp.query<{ seconds: number }>(
    `SELECT extract(epoch FROM expires_at - now())::float8 AS seconds FROM account_token WHERE purpose = 'reset'`,
  );
  assert.ok(ttl && ttl.seconds > 3500 && ttl.seconds <= 3600);
  await testApp.query(`UPDATE account_token SET expires_at = now() WHERE purpose = 'reset'`);
  assert.equal((await testApp.call('POST', `/reset-password?token=${reset.token}`, { body: passwords })).status, 410);
});

test('[AUT-13] a reset link sets the new password and ends every login', async () => {
  const { email, token } = await testApp.newCustomer();
  await testApp.call('POST', '/recovery', { body: { email: email.toUpperCase() } });
  const reset = await mailTo(email);
  const url = `/reset-password?token=${reset.token}`;
  const differing = await testApp.call('POST', url, { body: { password1: 'nueva-clave', password2: 'nueva-clavo' } });
  assert.equal(differing.status, 400);
  assert.equal(
    (await testApp.call('POST', url, { body: { password1: 'nueva-clave', password2: 'nueva-clave' } })).status,
    200,
  );
  assert.equal((await testApp.call('GET', '/shop-api/me', { token })).status, 401);
  assert.ok(await testApp.login(email, 'nueva-clave'));
  assert.equal(await testApp.login(email, 'demo1234'), undefined);
});

test('[AUT-15] a reset link sets one password, also when it is used twice at the same moment', async () => {
  const { email } = await testApp.newCustomer();
  await testApp.call('POST', '/recovery', { body: { email } });
  const { token } = await mailTo(email);
  const passwords = ['primera-clave', 'segunda-clave'];
  const reset = (password: string) =>
    testApp.call('POST', `/reset-password?token=${token}`, { body: { password1: password, password2: password } });
  const responses = await Promise.all(passwords.map(reset));
  assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 410]);
  const set = passwords[responses.findIndex(({ status }) => status === 200)] ?? '';
  const late = await reset('tercera-clave');
  assert.equal(codeOf(late), 'TOKEN_INVALID');
  assert.ok(await testApp.login(email, set));
  for (const other of [...passwords, 'tercera-clave'].filter((password) => password !== set))
    assert.equal(await testApp.login(email, other), undefined);
});

test('[AUT-10] recovery of an unknown e-mail says so', async () => {
  const response = await testApp.call('POST', '/recovery', { body: { email: 'nobody@example.org' } });
  assert.equal(response.status, 404);
  assert.equal(codeOf(response), 'EMAIL_UNKNOWN');
});

test('[AUT-08] an e-mail registers once, however it is written', async () => {
  const customer = signUp();
  await testApp.call('POST', '/register', { body: customer });
  const again = await testApp.call('POST', '/register', { body: { ...customer, email: customer.email.toUpperCase() } });
  assert.equal(again.status, 409);
  assert.equal(codeOf(again), 'EMAIL_TAKEN');
});

test('[API-06] a wrong sign-up is told field by field', async () => {
  const bad = signUp({
    email: 'x',
    plainPassword: '1234',
    firstName: 'R2D2',
    phoneNumber: 'abc',
    birthday: '31/12/1990',
  });
  const response = await testApp.call('POST', '/register', { body: bad });
  assert.equal(response.status, 400);
  const fields = (response.body as unknown as { errors: FieldError[] }).errors.map(({ field }) => field);
  assert.deepEqual(fields.sort(), ['birthday', 'email', 'firstName', 'phoneNumber', 'plainPassword']);
  const future = await testApp.call('POST', '/register', { body: signUp({ birthday: '2999-01-01' }) });
  assert.deepEqual((future.body as unknown as { errors: FieldError[] }).errors, [
    { field: 'birthday', reason: 'future' },
  ]);
});

test('[FLT-32] a sign-up takes the names of all who live in the three countries', async () => {
  for (const [firstName, lastName] of [
    ['Gal·la', 'Col·lell'],
    ['Bernardo', 'O’Higgins'],
    ["'t", 'Núñez–Ortiz'],
  ]) {
    const customer = signUp({ firstName, lastName, phoneNumber: '612345678', countryCode: 'ES' });
    assert.equal((await testApp.call('POST', '/register', { body: customer })).status, 200);
  }
});

const errorsOf = ({ body }: { body: object }) =>
  (body as { errors?: FieldError[] }).errors?.map(({ field, reason }) => `${field} ${reason}`);

test('[AUT-06] a password that everybody thinks of is refused, at sign-up and at reset, in any case', async () => {
  for (const plainPassword of ['123456', 'Password1', 'QWERTY123', 'contrasena']) {
    const response = await testApp.call('POST', '/register', { body: signUp({ plainPassword }) });
    assert.equal(response.status, 400);
    assert.deepEqual(errorsOf(response), ['plainPassword common']);
  }
  const body = { password1: 'Password1', password2: 'Password1' };
  const reset = await testApp.call('POST', '/reset-password?token=x', { body });
  assert.deepEqual(errorsOf(reset), ['password1 common']);
});

test('[AUT-06, AUT-07] a phone is one of the country, or has its calling code; it is stored with it', async () => {
  const phones = [
    ['PE', '987 654 321', '+51987654321'],
    ['CL', '9 8765 4321', '+56987654321'],
    ['ES', '612345678', '+34612345678'],
    ['ES', '+51 987 654 321', '+51987654321'],
  ];
  for (const [countryCode, phoneNumber, stored] of phones) {
    const customer = signUp({ countryCode, phoneNumber });
    assert.equal((await testApp.call('POST', '/register', { body: customer })).status, 200);
    const [row] = await testApp.query<{ phone: string }>(
      'SELECT phone_number AS phone FROM customer WHERE email = $1',
      [customer.email],
    );
    assert.equal(row?.phone, stored);
  }
  for (const [countryCode, phoneNumber] of [
    ['PE', '00000000'],
    ['CL', '000000000'],
    ['ES', '987654'],
    ['PE', '+51 98765'],
  ]) {
    const response = await testApp.call('POST', '/register', { body: signUp({ countryCode, phoneNumber }) });
    assert.deepEqual(errorsOf(response), ['phoneNumber phone'], phoneNumber);
  }
});

test('[ACC-03] the phone of a profile is one of the country, and saves as it is shown', async () => {
  const { email, token } = await testApp.newCustomer();
  const profile = { email, firstName: 'Inés', lastName: 'Peña' };
  const save = (phoneNumber: string) =>
    testApp.call<Profile>('PUT', '/shop-api/me', { token, body: { ...profile, phoneNumber } });
  assert.deepEqual(errorsOf(await save('00000000')), ['phoneNumber phone']);
  const { data } = await save('+5116409000');
  assert.equal(data.phoneNumber, '(01) 6409000');
  assert.equal((await save(data.phoneNumber)).data.phoneNumber, data.phoneNumber);
});

test('[AUT-02] login gives a token with an expiry', async () => {
  const body = { email: 'demo@idavuelta.test', password: 'demo1234' };
  const { data } = await testApp.call<LoginResponse>('POST', '/login', { body });
  const { exp = 0 } = decodeJwt(data.token);
  assert.ok(exp * 1000 > Date.now() + 3600_000);
  assert.equal((await testApp.call('GET', '/shop-api/me', { token: data.token })).status, 200);
});

test('[AUT-03] a wrong password and an unknown e-mail get the same answer', async () => {
  const responses = await Promise.all(
    ['demo@idavuelta.test', 'nobody@example.org'].map((email) =>
      testApp.call('POST', '/login', { body: { email, password: 'not-it' } }),
    ),
  );
  assert.deepEqual(responses[0]?.body, responses[1]?.body);
  assert.equal(responses[0]?.status, 401);
});

test('[API-01] shop-api refuses no token, a forged one and an expired one', async () => {
  const sign = (secret: string, exp: string) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('1')
      .setIssuedAt()
      .setExpirationTime(exp)
      .sign(new TextEncoder().encode(secret));
  const ours = 'a secret that only these tests know about';
  const tokens = [
    undefined,
    'nonsense',
    await sign('some other secret of thirty-two letters', '1h'),
    await sign(ours, '-1s'),
  ];
  for (const token of tokens) assert.equal((await testApp.call('GET', '/shop-api/me', { token })).status, 401);
  assert.equal((await testApp.call('GET', '/shop-api/me', { token: await sign(ours, '1h') })).status, 200);
});

test('[ACC-03] the profile is read and saved', async () => {
  const { token } = await testApp.newCustomer();
  const { data } = await testApp.call<Profile>('GET', '/shop-api/me', { token });
  assert.deepEqual(Object.keys(data.genderOptions), ['f', 'm', 'x', 'u']);
  const input = {
    email: data.email,
    firstName: 'Inés',
    lastName: 'Peña',
    phoneNumber: '911 111 111',
    rut: '12.345.678-5',
    gender: 'f',
  };
  await testApp.call('PUT', '/shop-api/me', { token, body: input });
  const saved = await testApp.call<Profile>('GET', '/shop-api/me', { token });
  assert.deepEqual(saved.data, { id: data.id, ...input, genderOptions: data.genderOptions });
  const taken = await testApp.call('PUT', '/shop-api/me', {
    token,
    body: { ...input, email: 'demo@idavuelta.test', currentPassword: 'demo1234' },
  });
  assert.equal(codeOf(taken), 'EMAIL_TAKEN');
});

test('[FLT-24] the document of a profile is checked by the country whose documents the form asks for', async () => {
  const { token } = await testApp.newCustomer();
  const { data } = await testApp.call<Profile>('GET', '/shop-api/me', { token });
  const input = { email: data.email, firstName: 'Inés', lastName: 'Peña', phoneNumber: '911 111 111' };
  const save = (rut: string, documentCountry?: string) =>
    testApp.call<Profile>('PUT', '/shop-api/me', { token, body: { ...input, rut, documentCountry } });
  for (const [rut, country] of [['4455667'], ['4455667', 'PE'], ['12.345.678-6', 'CL'], ['12345678A', 'ES']] as const) {
    const rejected = await save(rut, country);
    const { errors } = rejected.body as unknown as { errors: FieldError[] };
    assert.deepEqual([rejected.status, errors], [400, [{ field: 'rut', reason: 'document' }]], rut);
  }
  for (const [rut, country] of [['44556677'], ['12.345.678-5', 'CL'], ['12345678Z', 'ES']] as const)
    assert.equal((await save(rut, country)).data.rut, rut);
  await testApp.query(`UPDATE customer SET rut = 'sin número' WHERE email = $1`, [data.email]);
  assert.equal((await save('sin número')).status, 200, 'what was stored before may stay');
});

test('[API-08, FLT-43] login is limited per account and per address', async (t) => {
  const strict = await startTestApp({ rateLimit: { perAddress: 6, perAccount: 3 } });
  t.after(() => strict.close());
  // The counters reset after a minute, which a slow machine could need.
  const now = Date.now();
  t.mock.method(Date, 'now', () => now);
  const attempt = async (email: string) =>
    (await strict.call('POST', '/login', { body: { email, password: 'not-it' } })).status;
  const one = [await attempt('a@example.org'), await attempt('A@example.org'), await attempt('a@example.org')];
  assert.deepEqual(one, [401, 401, 401]);
  assert.equal(await attempt('a@example.org'), 429);
  assert.equal(await attempt('b@example.org'), 401);
  assert.equal(await attempt('c@example.org'), 401);
  assert.equal(await attempt('d@example.org'), 429, 'the address has had its share');
  const other = await strict.call('POST', '/recovery', { body: { email: 'demo@idavuelta.test' } });
  assert.equal(other.status, 200, 'each call counts for itself');
});
