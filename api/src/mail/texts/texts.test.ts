import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { languages } from '@idavuelta/shared/contracts';
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

test('[LOC-09] a text has the same values in every language', () => {
  const valuesOf = (texts: object, prefix = ''): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'object'
        ? valuesOf(text, `${prefix}${key}.`)
        : [`${prefix}${key}: ${(text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ')}`],
    );
  const written = (language: string): object =>
    JSON.parse(readFileSync(`${import.meta.dirname}/${language}.json`, 'utf8'));
  const ofAll = (language: string) => valuesOf(written(language)).filter((line) => !/_(PE|CL|ES): /.test(line));
  for (const language of languages) assert.deepEqual(ofAll(language), ofAll('es_PE'), language);
});
