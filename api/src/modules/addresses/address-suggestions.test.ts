import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AddressSuggestion, Failure } from '@idavuelta/shared/contracts';
import { query } from '../../database/database.ts';
import { codeOf, openTestApp, startTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();
const { token } = await testApp.newCustomer();

const request = (params: Record<string, string>) =>
  testApp.call<AddressSuggestion[]>(
    'GET',
    `/addresses/suggestions?${new URLSearchParams({ 'country-code': 'PE', ...params })}`,
    { token },
  );
const labels = async (params: Record<string, string>) => (await request(params)).data.map(({ label }) => label);
const idOf = async (table: 'county' | 'province', name: string) =>
  String((await testApp.query<{ id: number }>(`SELECT id FROM ${table} WHERE name = $1`, [name]))[0]?.id);

test('[MAP-02] suggests streets by the beginning of any word, without accents, with the number that was typed', async () => {
  const { data } = await request({ text: 'LARCO 12', countyId: await idOf('county', 'Miraflores') });
  assert.deepEqual(data[0], {
    label: 'Av. José Larco 12, Miraflores',
    street: 'Av. José Larco 12',
    county: { id: Number(await idOf('county', 'Miraflores')), name: 'Miraflores' },
    position: { latitude: -12.1255, longitude: -77.0299 },
  });
  assert.deepEqual(await labels({ text: 'avenida jose lar, barran' }), ['Av. José Larco, Barranco']);
  assert.deepEqual(await labels({ text: '28 de julio 500' }), ['Av. 28 de Julio 500, Miraflores']);
  assert.deepEqual(await labels({ text: 'arco' }), [], 'not from the middle of a word');
  assert.deepEqual(await labels({ text: '%__' }), []);
});

test('[MAP-02] suggests the chosen county first, and nothing outside of the province or the country', async () => {
  const inBarranco = await labels({ text: 'larco', countyId: await idOf('county', 'Barranco') });
  assert.deepEqual(inBarranco, ['Av. José Larco, Barranco', 'Av. José Larco, Miraflores']);
  assert.deepEqual(await labels({ text: 'larco', provinceId: await idOf('province', 'Callao') }), []);
  assert.deepEqual(await labels({ text: 'alcala' }), []);
  assert.deepEqual(await labels({ text: 'alcala 5', 'country-code': 'ES' }), ['Calle de Alcalá, 5, Centro']);
});

test('[FLT-42] two counties of one name are told apart by their provinces', async () => {
  const { db } = testApp;
  const [other] = await query<{ id: number }>(
    db,
    `INSERT INTO county (province_id, name) SELECT id, 'Barranco' FROM province WHERE name = 'Callao' RETURNING id`,
  );
  await query(
    db,
    `INSERT INTO street (county_id, name, latitude, longitude, search_text)
     SELECT $1, name, latitude, longitude, search_text FROM street WHERE name = 'Av. José Larco' LIMIT 1`,
    [other?.id],
  );
  const seen = await labels({ text: 'larco', provinceId: await idOf('province', 'Lima') });
  assert.ok(seen.includes('Av. José Larco, Barranco'), 'where one can be meant, its name says it');
  const both = (await labels({ text: 'larco' })).filter((label) => label.includes('Barranco'));
  assert.deepEqual(both.sort(), ['Av. José Larco, Barranco, Callao', 'Av. José Larco, Barranco, Lima']);
});

test('[MAP-02] is for customers, and refuses what is too short or too long with its field', async () => {
  const url = '/addresses/suggestions?country-code=PE&text=larco';
  assert.equal(codeOf(await testApp.call('GET', url)), 'UNAUTHENTICATED');
  for (const text of ['la', 'x'.repeat(121)]) {
    const { status, body } = await request({ text });
    assert.equal(status, 400);
    assert.equal((body as unknown as Failure).errors?.[0]?.field, 'text');
  }
  assert.equal((await request({ text: 'larco', countyId: '0' })).status, 400);
});

test('[MAP-02] a customer who asks without end is told to wait', async () => {
  const limited = await startTestApp({ rateLimit: { perAddress: 1000, perAccount: 1 } });
  const { token: another } = await limited.newCustomer();
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) {
    const url = '/addresses/suggestions?country-code=PE&text=larco';
    statuses.push((await limited.call('GET', url, { token: another })).status);
  }
  await limited.close();
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
});
