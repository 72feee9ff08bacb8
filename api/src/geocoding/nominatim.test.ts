import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import type { AddressSuggestion } from '@idavuelta/shared/contracts';
import { readConfig } from '../config/config.ts';
import { startGeocoder } from '../testing/geocoder.ts';
import { openTestApp, startTestApp, testEnvironment } from '../testing/test-app.ts';

const geocoder = await startGeocoder();
const config = readConfig({
  ...testEnvironment,
  GEOCODER_URL: `${geocoder.url}/`,
  GEOCODER_KEY: 'a-key',
  GEOCODER_TIMEOUT_MS: '60000',
});
const testApp = await openTestApp({ geocoder: config.geocoder });
const { token } = await testApp.newCustomer();
after(() => geocoder.close());
beforeEach(() => void geocoder.requests.splice(0));

const suggest = async (text: string, { app = testApp, by = token } = {}) => {
  const url = `/addresses/suggestions?${new URLSearchParams({ 'country-code': 'PE', text })}`;
  const { status, data } = await app.call<AddressSuggestion[]>('GET', url, {
    token: by,
    headers: { 'accept-language': 'pt-BR' },
  });
  assert.equal(status, 200);
  return data.map(({ label, position }) => [label, position.latitude, position.longitude]);
};

const found = (address: object, at: [string, string] = ['-12.1312', '-77.0301']) => ({
  place_id: 1,
  osm_type: 'way',
  lat: at[0],
  lon: at[1],
  display_name: 'Avenida José Larco, Miraflores, Lima, Perú',
  address,
});

test('[MAP-02] asks a service by the protocol of Nominatim: language, country, box of the counties and key', async () => {
  geocoder.answers({ body: [found({ road: 'Avenida José Larco', suburb: 'Miraflores', city: 'Lima' })] });
  assert.deepEqual(await suggest('larco 1232'), [['Avenida José Larco 1232, Miraflores', -12.1312, -77.0301]]);
  const [url] = geocoder.requests;
  assert.equal(url?.pathname, '/search');
  assert.deepEqual(Object.fromEntries(url?.searchParams ?? []), {
    format: 'jsonv2',
    addressdetails: '1',
    limit: '10',
    q: 'larco 1232',
    countrycodes: 'pe',
    'accept-language': 'pt-BR',
    viewbox: '-77.1800,-11.9700,-76.8710,-12.2940',
    bounded: '1',
    key: 'a-key',
  });
});

test('[MAP-02] takes the county that the address names, else the nearest, and leaves out what is none of ours', async () => {
  geocoder.answers({
    body: [
      found({ road: 'Calle Sin Distrito', city: 'Lima' }, ['-12.15', '-77.02']),
      found({ road: 'Calle Lejana', city: 'Huancayo' }, ['-12.06', '-75.2']),
      found({ suburb: 'Miraflores' }),
      found({ road: 'Calle Ocho', house_number: '8', city_district: 'MIRAFLORES' }),
      found({ road: 'Calle Ocho', house_number: '8', city_district: 'Miraflores' }),
      found({ road: 'Calle Nueve', suburb: 'Barranco' }, ['95.5', '-77']),
      { lat: 'x', lon: 'y' },
      'nonsense',
    ],
  });
  assert.deepEqual(
    (await suggest('calle')).map(([label]) => label),
    ['Calle Sin Distrito, Barranco', 'Calle Ocho 8, Miraflores'],
  );
});

const failures: [string, Parameters<typeof geocoder.answers>[0]][] = [
  ['fails', { status: 500, body: 'out of order' }],
  ['answers with no list', { body: { error: 'no' } }],
  ['answers with nonsense', { body: '<html>' }],
];
test('[MAP-02] suggests nothing when the service never answers', async (t) => {
  const { geocoder: settings } = testApp.app.services.config;
  assert.ok(settings);
  const hasty = await startTestApp({ geocoder: { ...settings, timeoutMs: 300 } });
  t.after(() => hasty.close());
  const { token: by } = await hasty.newCustomer();
  geocoder.answers(undefined);
  assert.deepEqual(await suggest('larco', { app: hasty, by }), []);
});

for (const [what, answer] of failures) {
  test(`[MAP-02] suggests nothing when the service ${what}`, async () => {
    geocoder.answers(answer);
    assert.deepEqual(await suggest(`larco ${what}`), []);
    assert.equal(geocoder.requests.length, 1);
  });
}
