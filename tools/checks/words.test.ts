import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { root } from '../build/packages.ts';

/** Lines of a language's files, captions included, each with its file. */
const linesOf = (language: string) =>
  globSync(`{shell,shared,mfe-*}/**/${language}.{json,vtt}`, { cwd: root })
    .filter((file) => !/node_modules|dist/.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line}`),
    );

/** What a language says otherwise, and the line that may say it. */
const strange: Record<string, { word: RegExp; except?: RegExp }[]> = {
  es_ES: [
    { word: /entradas?\b/i, except: /La entrada al evento no está incluida/ },
    { word: /\b(boletos?|pasajes?|recojo)\b/i, except: /_PE": / },
  ],
  es_CL: [
    { word: /entradas?\b/i, except: /La entrada al evento no está incluida/ },
    { word: /: ".*\b(boletos?|tickets?|billetes?|recojo)\b(?!\}\})/i, except: /_PE": / },
  ],
  es_PE: [{ word: /entradas?\b/i, except: /La entrada al evento no está incluida/ }],
  pt_BR: [
    { word: /ingressos?\b/i, except: /O ingresso do evento não está incluído/ },
    { word: /bilhete/i },
    { word: /transporte/i, except: /transporte individual/ },
  ],
  en_US: [{ word: /e-mail|organis|travell(er|ing)|cancelled"?[ .]|recognis|centre/i }],
};

for (const [language, words] of Object.entries(strange)) {
  test(`[SLD-02] ${language} has one word for what is sold, and its own`, () => {
    const lines = linesOf(language);
    assert.ok(lines.length > 500, `${basename(language)} is read`);
    for (const { word, except } of words) {
      assert.deepEqual(
        lines.filter((line) => word.test(line) && !except?.test(line)),
        [],
      );
    }
  });
}
