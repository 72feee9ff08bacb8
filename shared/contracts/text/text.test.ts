import { cleanText, escapeMarkup, escapeRegExp, folded, hasControlCharacters, jsonInScript } from './index.ts';

const nbsp = '\u00A0';
const zeroWidth = '\u200B';

it('[FLT-08] what nobody sees is gone from a name, and its blanks are spaces', () => {
  expect(cleanText('line', `\uFEFFAna${nbsp}María${zeroWidth}\u00AD Rojas\u202E\u3164`)).toBe('Ana María Rojas');
  expect(cleanText('line', 'Nin\u0303o')).toBe('Niño');
});

it('[FLT-08] what joins letters or emoji stays', () => {
  for (const name of ['👩‍🚀', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'نامه‌ای', 'क्‍ष', '❤️', 'ശ്രീ‌ജ'])
    expect(cleanText('line', name)).toBe(name.normalize('NFC'));
  expect(cleanText('line', '👨‍👩‍👧‍👦 👩🏽‍🚀')).toBe('👨‍👩‍👧‍👦 👩🏽‍🚀');
  expect(cleanText('line', 'A\u200Dna 👩\u200D')).toBe('Ana 👩');
  expect(cleanText('line', 'می‌\u200Cروم')).toBe('می‌روم');
});

it.each([
  ['\u202A+51 987 654 321\u202C', '+51987654321'],
  ['+51.987-654/321', '+51987654321'],
  [`987${nbsp}654${nbsp}321`, '987654321'],
  ['（01）６４０‐９０００', '016409000'],
  ['987 654 321 anexo 5', '987 654 321 anexo 5'],
])('[FLT-08] the phone %j is %s', (text, number) => expect(cleanText('phone', text)).toBe(number));

it.each([
  [`ana@example.org${zeroWidth}`, 'ana@example.org'],
  [`${nbsp}ana@example.org `, 'ana@example.org'],
  ['ana@ñandú.cl', 'ana@xn--and-6ma2c.cl'],
  ['ana@n\u0303andu\u0301.cl', 'ana@xn--and-6ma2c.cl'],
  ['ana＠example.org', 'ana@example.org'],
])('[FLT-08] the e-mail %j is %s', (text, address) => expect(cleanText('email', text)).toBe(address));

it('[FLT-08] a password is the same composed and decomposed, and keeps everything else', () => {
  expect(cleanText('password', 'n\u0303andu')).toBe('ñandu');
  expect(cleanText('password', ` a${nbsp}b${zeroWidth}ﬁ `)).toBe(` a b${zeroWidth}ﬁ `);
});

it('[FLT-08] only texts of several lines may have ends of lines', () => {
  expect(cleanText('lines', 'one\r\ntwo\u2028three')).toBe('one\ntwo\nthree');
  expect(hasControlCharacters('lines', 'one\n\ttwo')).toBe(false);
  expect(hasControlCharacters('lines', 'one\u001b[2J')).toBe(true);
  expect(hasControlCharacters('line', 'one\ntwo')).toBe(true);
  expect(hasControlCharacters('line', 'one\u009b2J')).toBe(true);
});

it.each(['Operación', 'OPERACIÓN', 'operacio\u0301n'])(
  'accents and capitals of %j do not matter to a search',
  (text) => {
    expect(folded(text)).toBe('operacion');
  },
);

it('a text stays one text in HTML, in XML and in an attribute', () => {
  const text = `</b> & "Ana's" <script>`;
  const element = document.createElement('p');
  element.innerHTML = `<a title="${escapeMarkup(text)}" rel='${escapeMarkup(text)}'>${escapeMarkup(text)}</a>`;
  const [link] = element.children;
  expect([link?.textContent, link?.getAttribute('title'), link?.getAttribute('rel')]).toEqual([text, text, text]);
  const xml = new DOMParser().parseFromString(`<p>${escapeMarkup(text)}</p>`, 'text/xml');
  expect(xml.documentElement.textContent).toBe(text);
});

it('no text in a value ends the script that it stands in', () => {
  const value = { name: '</script><!-- <b>', list: ['<'] };
  expect(jsonInScript(value)).not.toContain('<');
  expect(JSON.parse(jsonInScript(value))).toEqual(value);
});

it('a text in a regular expression finds itself and nothing else', () => {
  const text = '/a.b*(c)+[d]{1}^$|\\?';
  expect(new RegExp(`^${escapeRegExp(text)}$`).test(text)).toBe(true);
  expect(new RegExp(`^${escapeRegExp('a.b')}$`).test('axb')).toBe(false);
});
