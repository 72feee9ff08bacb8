import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LegalText, legalDocuments } from '@idavuelta/shared/contracts';
import type { AuditRow, StaffLegalDocument } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { codeOf, errorsOf, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const { token } = await logInStaff(testApp, 'events');

const write = (document: string, texts: Record<string, string>, revision: number) =>
  testApp.call<StaffLegalDocument>('PUT', `/staff-api/legal/CL/${document}`, {
    token,
    headers: { 'if-match': `"${revision}"` },
    body: { texts },
  });
const read = (document: string, query = '') =>
  testApp.call<LegalText>('GET', `/legal-documents/${document}?country-code=CL${query}`);
const listed = async () => (await testApp.call<string[]>('GET', '/legal-documents?country-code=CL')).data;
test('[BOF-12] visitors read what staff wrote, at once, and else the country’s own language', async () => {
  assert.equal(codeOf(await read('cookies')), 'NOT_FOUND');
  assert.deepEqual(await listed(), []);
  const { data } = await testApp.call<StaffLegalDocument[]>('GET', '/staff-api/legal/CL', { token });
  assert.deepEqual(
    data.map(({ document, language, revision }) => [document, language, revision]),
    legalDocuments.map((document) => [document, 'es_CL', 0]),
  );

  const texts = { es_CL: '# Cookies\n\nUsamos una.\n\nEs la tuya.', en_US: 'We use one.' };
  const saved = await write('cookies', texts, 0);
  assert.deepEqual([saved.data.texts, saved.data.revision], [texts, 1]);
  assert.deepEqual(await listed(), ['cookies']);
  const first = { version: 1, inForceOn: saved.data.today ?? '' };
  const common = { document: 'cookies' as const, ...first, versions: [first] };
  assert.deepEqual((await read('cookies', '&language=en_US')).data, {
    ...common,
    language: 'en_US',
    text: 'We use one.',
  });
  for (const query of ['', '&language=pt_BR', '&language=es_CL'])
    assert.deepEqual((await read('cookies', query)).data, { ...common, language: 'es_CL', text: texts.es_CL });
  await write('cookies', { es_CL: 'Ninguna.' }, 1);
  assert.equal((await read('cookies', '&language=en_US')).data.text, 'Ninguna.');

  const audit = await testApp.call<AuditRow[]>('GET', '/staff-api/audit?subject=legal-document:CL:cookies', {
    token: (await logInStaff(testApp, 'owner')).token,
  });
  assert.deepEqual(
    [audit.data[0]?.action, audit.data[0]?.detail],
    [
      'change-legal-document',
      {
        revision: 2,
        version: 2,
        inForceOn: first.inForceOn,
        before: { es_CL: texts.es_CL, en_US: texts.en_US },
        after: { es_CL: 'Ninguna.', en_US: '' },
      },
    ],
    '[BOF-16]',
  );
});

test('[BOF-15] of two who change a document the second is told which languages', async () => {
  const [one, other] = await Promise.all([
    write('terms', { es_CL: 'Uno.', pt_BR: 'Um.' }, 0),
    write('terms', { es_CL: 'Otro.', pt_BR: 'Outro.' }, 0),
  ]);
  const late = one.status === 200 ? other : one;
  assert.deepEqual([one.status, other.status].sort(), [200, 412]);
  assert.deepEqual(errorsOf(late), [
    { field: 'es_CL', reason: 'changed' },
    { field: 'pt_BR', reason: 'changed' },
  ]);
});

test('[BOF-12] a document is always there in the country’s own language, and of a known kind', async () => {
  assert.deepEqual(errorsOf(await write('privacy', { en_US: 'Only English.' }, 0)), [
    { field: 'texts.es_CL', reason: 'missing' },
  ]);
  assert.equal((await read('privacy')).status, 404);
  assert.equal((await read('imprint')).status, 400);
});

test('[BOF-02] only owners and who manages events write them', async () => {
  const { token: finance } = await logInStaff(testApp, 'finance');
  assert.equal((await testApp.call('GET', '/staff-api/legal/CL', { token: finance })).status, 403);
});
