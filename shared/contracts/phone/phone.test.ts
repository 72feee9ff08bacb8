import type { CountryCode } from '../country.ts';
import { phoneExamples } from '../rules/index.ts';
import { formatPhoneNumber, isPhoneNumber, toE164 } from './index.ts';

it.each<[string, CountryCode, string]>([
  ['987654321', 'PE', '+51987654321'],
  [' (01) 640-9000 ', 'PE', '+5116409000'],
  ['9 8765 4321', 'CL', '+56987654321'],
  ['612 34 56 78', 'ES', '+34612345678'],
  ['+56 9 8765 4321', 'PE', '+56987654321'],
])('[BKG-10] %s in %s is %s', (text, country, number) => expect(toE164(text, country)).toBe(number));

it.each<[string, CountryCode]>([
  ['abcdefgh', 'PE'],
  ['12345678901', 'PE'],
  ['00000000', 'PE'],
  ['call 987654321', 'PE'],
  ['+51 98765', 'PE'],
  ['112345678', 'ES'],
])('[BKG-10] %s in %s is no phone number', (text, country) => expect(isPhoneNumber(text, country)).toBe(false));

it.each<CountryCode>(['PE', 'CL', 'ES'])('[BKG-10] the example of %s is written as its people write it', (country) => {
  const number = toE164(phoneExamples[country], country) ?? '';
  expect(formatPhoneNumber(number, country).replace(/[()]/g, '')).toBe(phoneExamples[country]);
});

it('[BKG-10] a number of another country is shown with its calling code, anything else as it is', () => {
  expect(formatPhoneNumber('+51987654321', 'CL')).toBe('+51 987 654 321');
  expect(formatPhoneNumber('recepción', 'CL')).toBe('recepción');
});
