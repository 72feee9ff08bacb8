import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '@idavuelta/shared/contracts';
import { pageOf } from './page.ts';
import { requestedMail } from './requested-mail.ts';
import { sampleMail } from './sample-mail.ts';
import { mailKinds } from './samples.ts';

for (const language of languages)
  test(`every kind of mail can be looked at in ${language}, with all its texts and pictures`, async () => {
    for (const kind of mailKinds) {
      const mail = await sampleMail({ kind, language, country: 'PE' });
      const page = pageOf(mail);
      assert.ok(mail.subject.length > 5 && page.startsWith('<!DOCTYPE html'), kind);
      assert.doesNotMatch(
        `${mail.subject} ${mail.text} ${page}`,
        /\{\{|cid:|\b[a-z-]+\.(subject|title|body|action|note)\b/,
      );
    }
  });

test('a mail is found by its kind or by part of it, in a language and a country', () => {
  assert.deepEqual(requestedMail(['paid', 'es_CL']), { kind: 'order-paid', language: 'es_CL', country: 'CL' });
  assert.deepEqual(requestedMail(['refund']), { kind: 'refund', language: 'es_PE', country: 'PE' });
  assert.deepEqual(requestedMail(['pick-up-times', 'en-US', 'ES']), {
    kind: 'pick-up-times',
    language: 'en_US',
    country: 'ES',
  });
});

test('who asks for what is not there is told what there is', () => {
  assert.throws(() => requestedMail([]), /Which mail\?[\s\S]*order-paid[\s\S]*seats-returned/);
  assert.throws(() => requestedMail(['lost']), /Which mail\?[\s\S]*order-paid/);
  assert.throws(
    () => requestedMail(['waiting']),
    /^Error: Which mail\?\n {2}waiting-asked\n {2}waiting-joined\n {2}waiting-ended$/,
  );
  assert.throws(() => requestedMail(['paid', 'xx_XX']), /Which language\? .*es_CL/);
  assert.throws(() => requestedMail(['paid', 'es_PE', 'FR']), /Which country\? PE, CL, ES/);
});
