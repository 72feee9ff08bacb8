import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApp, startTestApp } from '../testing/test-app.ts';

const testApp = await openTestApp();

test('[API-05] every answer tells browsers what they may not do with it', async (t) => {
  const held = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'cross-origin',
  };
  const development = await testApp.call('GET', '/countries');
  const strict = await startTestApp({ development: false });
  t.after(() => strict.close());
  const production = await strict.call('GET', '/no/such/path');
  for (const [name, value] of Object.entries(held)) {
    assert.equal(development.headers[name], value);
    assert.equal(production.headers[name], value);
  }
  assert.equal(development.headers['strict-transport-security'], undefined);
  assert.equal(production.headers['strict-transport-security'], 'max-age=31536000');
  const page = await testApp.app.inject({ url: '/docs/' });
  assert.match(String(page.headers['content-security-policy']), /script-src 'self'/);
});

test('[SCH-01] hundreds of different searches push no other answer out of memory', async (t) => {
  const { cache } = testApp.app.services;
  // On a slow machine they take longer than the cache's TTL, so time is frozen here.
  const now = performance.now();
  t.mock.method(performance, 'now', () => now);
  await testApp.call('GET', '/recommended-events?country-code=PE');
  for (let word = 0; word < 600; word += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, i) => testApp.call('GET', `/search?q=ica${word + i}`)));
  }
  assert.ok(cache.size() <= 510, String(cache.size()));
  await testApp.query('UPDATE event SET recommended_position = NULL');
  const { data } = await testApp.call<object[]>('GET', '/recommended-events?country-code=PE');
  await testApp.query('UPDATE event SET recommended_position = 1');
  assert.equal(data.length, 1);
});
