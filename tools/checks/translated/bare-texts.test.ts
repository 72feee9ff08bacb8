import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bareTexts } from './bare-texts.ts';

const bare: Record<string, string> = {
  'a text that changes beside a word': '<p>{count} × boletos</p>',
  'two texts that change': '<p>{t("from")} {money(price)}</p>',
  'a text before an element that comes and goes': '<p>{t("from")}{isNew && <b />}</p>',
  'a fixed text after an element that comes and goes': '<p>{isNew ? <b /> : null} · </p>',
  'a text beside an element': '<li><b>{t("name")}</b>: {name}</li>',
  'a text in a fragment': `<>{\`\${a}\`}<b /></>`,
  'a text after a concatenation': '<p>{a + b}<b /></p>',
};
for (const [what, jsx] of Object.entries(bare)) {
  test(`[FLT-12] ${what} is found, with its line`, () => {
    assert.deepEqual(bareTexts(`// ñandú\nconst x = (\n  ${jsx}\n);\n`), [3]);
    assert.deepEqual(bareTexts(`const x = ${jsx};\n`), [1]);
  });
}

const sound = [
  `<p>{\`\${count} × \${name}\`}</p>`,
  '<p>\n  {t("from")}\n</p>',
  '<p><span>{t("from")}</span>{isNew && <b />}</p>',
  '<ul>{rows.map((row) => <li key={row}>{row}</li>)}{children}</ul>',
  '<p>Fixed <b>words</b></p>',
  "<p><b>{name}</b>{' '}{isNew && <b />}</p>",
  '<Part>{children}{isNew && <b />}</Part>',
];
for (const jsx of sound) {
  test(`[FLT-12] ${JSON.stringify(jsx)} is let through`, () => assert.deepEqual(bareTexts(`const x = ${jsx};\n`), []));
}
