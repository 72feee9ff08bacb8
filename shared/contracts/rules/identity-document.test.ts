import type { CountryCode } from '../country.ts';
import { isIdentityDocument } from './identity-document.ts';

it.each<[CountryCode, string, string]>([
  ['PE', 'a DNI', '44556677'],
  ['PE', 'a DNI in groups', '44 556 677'],
  ['PE', 'a card of foreigners', '001234567'],
  ['CL', 'a RUT', '12.345.678-5'],
  ['CL', 'a RUT whose check digit is K', '20.347.878-k'],
  ['CL', 'a RUT without points and hyphen', '123456785'],
  ['CL', 'a RUT with an en dash', '12.345.678–5'],
  ['CL', 'a RUT with a hyphen that breaks no line', '12.345.678\u20115'],
  ['CL', 'a RUT with a minus sign', '12.345.678−5'],
  ['CL', 'a short RUT', '1-9'],
  ['ES', 'a DNI', '12345678Z'],
  ['ES', 'a DNI in small letters with a hyphen', '12345678-z'],
  ['ES', 'a NIE', 'X1234567L'],
  ['ES', 'a NIE that begins with Y', 'Y-1234567-X'],
])('[FLT-24] in %s %s is accepted: %s', (country, _, text) => expect(isIdentityDocument(text, country)).toBe(true));

it.each<[CountryCode, string, string]>([
  ['PE', 'a DNI with seven figures', '4455667'],
  ['CL', 'a RUT with another check digit', '12.345.678-6'],
  ['CL', 'a RUT with K for another check digit', '12345678K'],
  ['ES', 'a DNI without its letter', '12345678'],
  ['ES', 'a DNI with another letter', '12345678A'],
  ['ES', 'a NIE with another letter', 'X1234567A'],
])('[FLT-24] in %s %s is refused: %s', (country, _, text) => expect(isIdentityDocument(text, country)).toBe(false));

describe.each<CountryCode>(['PE', 'CL', 'ES'])('in %s', (country) => {
  it.each([
    ['a passport', 'AAA123456'],
    ['a passport that has but figures', '531234567'],
    ['a document of Chile', '12.345.678-5'],
    ['a NIE', 'X1234567L'],
  ])('[FLT-24] %s is accepted: %s', (_, text) => expect(isIdentityDocument(text, country)).toBe(true));

  it.each(['no tengo', '—', 'ABCDEFGH', '1', 'A1', '12345678901234567890'])('[FLT-24] %s is refused', (text) =>
    expect(isIdentityDocument(text, country)).toBe(false),
  );
});
