import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../config.ts';

const read = (env: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...env }).fiscal;

test('[FIS-07, API-15] authorities without an address are not configured', () => {
  const { sunat, sii } = read({});
  assert.deepEqual([sunat, sii], [undefined, undefined]);
});

test('[FIS-07, API-15] addresses, users and time limits of authorities are read', () => {
  const sunat = { SUNAT_BASE_URL: 'https://sunat.example/bill', SUNAT_SOL_USER: 'ANA', SUNAT_SOL_PASSWORD: 'x' };
  assert.deepEqual(read({ ...sunat, SUNAT_CONSULT_URL: 'https://sunat.example/consult' }).sunat, {
    ...{ billUrl: 'https://sunat.example/bill', consultUrl: 'https://sunat.example/consult' },
    ...{ user: 'ANA', password: 'x', timeoutMs: 20_000 },
  });
  assert.throws(() => read({ ...sunat, SUNAT_SOL_PASSWORD: '' }), /SUNAT_SOL_PASSWORD are required/);
  const sii = { SII_BOLETA_API_URL: 'https://a.example/v1/', SII_BOLETA_UPLOAD_URL: 'https://b.example/v1' };
  assert.deepEqual(read({ ...sii, SII_NOTES_URL: 'https://c.example/', SII_TIMEOUT_MS: '500' }).sii, {
    ...{ boletaApiUrl: 'https://a.example/v1', boletaUploadUrl: 'https://b.example/v1' },
    ...{ notesUrl: 'https://c.example', timeoutMs: 500 },
  });
  assert.throws(() => read(sii), /SII_NOTES_URL are required together/);
});
