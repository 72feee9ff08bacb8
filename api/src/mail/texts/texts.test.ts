import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailTexts, orderTexts } from './texts.ts';

test('[FLT-15] what somebody is called is no instruction to the texts', () => {
  for (const name of ['{{name}}', '$t(home)', '$1 $& $$', '<b>Ana</b>', 'a.b:c'])
    assert.equal(mailTexts('es_PE')('greeting', { name }), `Hola, ${name}:`);
});

test('[FLT-25] the country of an event says what a pick-up is called, where the language has two words', () => {
  const pickUpIn = (language: 'es_PE' | 'en_US', countryCode?: 'PE' | 'CL') =>
    orderTexts({ language, detail: { event: { countryCode } } as never })('labels.pick_up');
  assert.deepEqual(
    [pickUpIn('es_PE', 'PE'), pickUpIn('es_PE', 'CL'), pickUpIn('es_PE'), pickUpIn('en_US', 'CL')],
    ['Recojo', 'Recogida', 'Recojo', 'Pick-up'],
  );
});

test('one ticket and several are written as people say it', () => {
  const body = (count: number) => mailTexts('pt_BR')('seats-returned.body', { count });
  assert.match(body(1), /uma passagem/);
  assert.match(body(3), /3 passagens/);
});
