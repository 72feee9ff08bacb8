import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { root } from '../build/packages.ts';

/** Returns the lines of a language's files, captions included, each with its file. */
const linesOf = (language: string) =>
  globSync(`{shell,shared,mfe-*,api}/**/${language}.{json,vtt}`, { cwd: root })
    .filter((file) => !/node_modules|dist/.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line}`),
    );

/** Returns the visible part of a line: without its file and key. */
const saidIn = (line: string) => line.replace(/^\S+: +("[\w.-]+": )?/, '');

/** Words that a language says differently, and the lines that may contain them. */
const strange: Record<string, { word: RegExp; except?: RegExp }[]> = {
  es_ES: [
    { word: /entradas?\b/i, except: /La entrada al evento no está incluida/ },
    { word: /\b(boletos?|pasajes?|recojo)\b/i, except: /_PE": / },
  ],
  es_CL: [
    { word: /entradas?\b/i, except: /La entrada al evento no está incluida/ },
    { word: /\b(boletos?|tickets?|billetes?|recojo)\b(?!\}\})/i, except: /_PE": / },
  ],
  es_PE: [{ word: /entradas?\b/i, except: /La entrada al evento no está incluida/ }],
  pt_BR: [
    { word: /ingressos?\b/i, except: /O ingresso do evento não está incluído/ },
    { word: /bilhete/i },
    { word: /transporte/i, except: /transporte individual/ },
  ],
  en_US: [{ word: /e-mail|organis|travell(er|ing)|cancelled"?[ .]|recognis|centre/i }],
};

/** Files whose texts are about one event, whose country decides the word for a pick-up. */
const aboutAnEvent =
  /(^shared\/i18n|^mfe-(booking|account|catalog)\/src|^api\/src\/mail)\/texts\/|event-detail|order-result/;

const pickUpWords = { PE: /recojos?/i, others: /recogidas?/i };

test('[FLT-25] a text about an event has a wording for each country that calls a pick-up otherwise', () => {
  const missing: string[] = [];
  for (const language of ['es_PE', 'es_CL', 'es_ES']) {
    const [own, other, countries] =
      language === 'es_PE'
        ? [pickUpWords.PE, pickUpWords.others, ['CL', 'ES']]
        : [pickUpWords.others, pickUpWords.PE, ['PE']];
    const lines = linesOf(language).filter((line) => aboutAnEvent.test(line));
    const ofCountry = (line: string) => /_(PE|CL|ES)": /.exec(line)?.[1];
    for (const line of lines.filter((one) => own.test(one) && !ofCountry(one))) {
      const [head = ''] = line.split('": ');
      for (const country of countries)
        if (!lines.some((one) => one.startsWith(`${head}_${country}": `) && other.test(one)))
          missing.push(`${country}: ${line}`);
    }
    missing.push(...lines.filter((one) => own.test(one) && countries.includes(ofCountry(one) ?? '')));
  }
  assert.deepEqual(missing, []);
});

for (const [language, words] of Object.entries(strange)) {
  test(`[SLD-02] ${language} has one word for what is sold, and its own`, () => {
    const lines = linesOf(language);
    assert.ok(lines.length > 500, `${basename(language)} is read`);
    for (const { word, except } of words) {
      assert.deepEqual(
        lines.filter((line) => word.test(saidIn(line)) && !except?.test(line)),
        [],
      );
    }
  });
}
