import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
before(async () => {
  testApp = await startTestApp();
});
after(() => testApp.close());

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
