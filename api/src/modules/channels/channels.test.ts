import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Channel, Country, County, Locale, PaymentMethod } from '@idavuelta/shared/contracts';
import { openTestApp, startTestApp, type TestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

test('[LOC-01] a host names its country and default language', async () => {
  const expected = {
    localhost: 'PE',
    '127.0.0.1': 'PE',
    'idavuelta.pe': 'PE',
    'www.idavuelta.cl': 'CL',
    'idavuelta.es:443': 'ES',
  };
  for (const [host, country] of Object.entries(expected)) {
    const { data } = await testApp.call<Channel>('GET', `/channels/${host}`);
    assert.equal(data.countryCode, country, host);
    assert.equal(data.defaultLocaleCode, `es_${country}`);
  }
  assert.equal((await testApp.call('GET', '/channels/example.org')).status, 404);
});

test('[LOC-03] countries and languages fill the selector', async () => {
  const countries = await testApp.call<Country[]>('GET', '/countries');
  assert.deepEqual(
    countries.data.map(({ code }) => code),
    ['PE', 'CL', 'ES'],
  );
  const locales = await testApp.call<Locale[]>('GET', '/locales?country-code=CL');
  assert.deepEqual(locales.data.map(({ code }) => code).sort(), ['en_US', 'es_CL', 'es_ES', 'es_PE', 'pt_BR']);
});

test('[API-02] communes, slides, testimonials and recommended events are those of the country', async () => {
  const counties = await testApp.call<County[]>('GET', '/counties?country-code=PE');
  assert.deepEqual(
    counties.data.map(({ name }) => name),
    ['Barranco', 'Bellavista', 'Miraflores', 'Surco'],
  );
  for (const path of ['/landing-slides', '/landing-comments', '/landing-partners', '/recommended-events']) {
    assert.equal((await testApp.call<object[]>('GET', `${path}?country-code=PE`)).data.length, 1, path);
    assert.equal((await testApp.call<object[]>('GET', `${path}?country-code=CL`)).data.length, 0, path);
  }
});

test('[BKG-12] only payment methods that are configured are offered', async (t) => {
  const codesIn = async (app: TestApp) =>
    (await app.call<PaymentMethod[]>('GET', '/payment-methods?country-code=CL')).data.map(({ code }) => code);
  assert.deepEqual(await codesIn(testApp), ['webpay', 'transferencia']);
  const without = await startTestApp({ webpay: undefined });
  t.after(() => without.close());
  assert.deepEqual(await codesIn(without), ['transferencia']);
});
