import type { CountryCode } from '../country.ts';
import { joinPhone, splitPhone } from './calling-codes.ts';

it.each<[CountryCode, string, string]>([
  ['PE', '987 654 321', '+51 987 654 321'],
  ['ES', '+51 987 654 321', '+51 987 654 321'],
  ['ES', '\u202A+51\u00A0987', '+51\u00A0987'],
  ['CL', '+1 555 0100', '+1 555 0100'],
  ['CL', '', ''],
])('[FLT-31] with %s chosen %j is %j', (country, typed, number) => expect(joinPhone(country, typed)).toBe(number));

it.each([
  ['+51 987 654 321', 'PE', '987 654 321'],
  ['+34612345678', 'ES', '612345678'],
  ['+1 555 0100', undefined, '+1 555 0100'],
  ['987654321', undefined, '987654321'],
])('[FLT-31] %s is of %s', (written, country, rest) => expect(splitPhone(written)).toEqual({ country, rest }));
