import { personName } from './index.ts';

const isName = (text: string) => new RegExp(`^${personName.pattern}$`, 'u').test(text);

it.each([
  'Gal·la',
  'Col·lell',
  'O’Higgins',
  "O'Higgins",
  'O´Higgins',
  '’s-Gravesande',
  'Núñez–Ortiz',
  'M.ª José',
  'Ñuñuma, hijo',
  'Iñaki Etxebarria Goikoetxea',
  'Qespi Ṭika',
  'Huinca Ƚafken',
  '李小龍',
  'Nguyễn',
])('[FLT-32] %s is a name', (name) => expect(isName(name)).toBe(true));

it.each([
  '',
  ' ',
  '-',
  '123',
  '<b>Ana</b>',
  'Ana\u0007',
  'Ana\nPérez',
  'https://example.org',
  'ana@example.org',
  '{{name}}',
])('[FLT-32] %j is none', (text) => expect(isName(text)).toBe(false));
