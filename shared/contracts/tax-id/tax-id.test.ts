import fc from 'fast-check';
import type { CountryCode } from '../country.ts';
import { readTaxId } from './index.ts';

const read = (country: CountryCode, text: string) => readTaxId(country, text)?.taxId;

it.each<[CountryCode, string, string, string]>([
  ['PE', 'company', '20131312955', '20131312955'],
  ['PE', 'company', ' 20-13131295-5 ', '20131312955'],
  ['PE', 'company', '10467793549', '10467793549'],
  ['PE', 'personal', '45.678.901', '45678901'],
  ['CL', 'company', '76.123.456-0', '76123456-0'],
  ['CL', 'company', '60803000k', '60803000-K'],
  ['CL', 'company', '97 004 000–5', '97004000-5'],
  ['CL', 'personal', '11.111.111-1', '11111111-1'],
  ['CL', 'personal', '07654321-6', '7654321-6'],
  ['ES', 'personal', '12345678z', '12345678Z'],
  ['ES', 'personal', '89890001-K', '89890001K'],
  ['ES', 'personal', 'x-1234567-l', 'X1234567L'],
  ['ES', 'personal', 'Y1234567X', 'Y1234567X'],
  ['ES', 'personal', 'Z1234567R', 'Z1234567R'],
  ['ES', 'personal', 'M1234567L', 'M1234567L'],
  ['ES', 'company', 'A-28015865', 'A28015865'],
  ['ES', 'company', 'Q2826000H', 'Q2826000H'],
  ['ES', 'company', 'P2807900B', 'P2807900B'],
  ['ES', 'company', 'ES A28015865', 'A28015865'],
])('[FIS-03] in %s the %s id %s is %s', (country, kind, text, taxId) => {
  expect(readTaxId(country, text)).toEqual({ kind, taxId });
});

it('[FIS-03] a pasted id may have full-width digits and invisible characters', () => {
  expect(read('PE', '２０１３１３１２９５５')).toBe('20131312955');
  expect(read('CL', '76.123.456\u22120\u200e')).toBe('76123456-0');
  expect(read('ES', '\ufeffＡ28\u00a0015\u200b865')).toBe('A28015865');
});

it.each<[CountryCode, string, string]>([
  ['PE', 'a wrong check digit', '20131312956'],
  ['PE', 'no prefix of a RUC', '30131312951'],
  ['PE', 'a digit too few', '2013131295'],
  ['PE', 'no DNI', '00000000'],
  ['PE', 'letters', '4567890a'],
  ['CL', 'a wrong check digit', '76.123.456-1'],
  ['CL', 'a digit for K', '60803000-0'],
  ['CL', 'K elsewhere', '6080K000-K'],
  ['CL', 'too few digits', '1-9'],
  ['CL', 'too many digits', '123456789-2'],
  ['ES', 'a wrong letter', '12345678A'],
  ['ES', 'no letter', '12345678'],
  ['ES', 'a letter for a kind that has a digit', 'A2801586E'],
  ['ES', 'a digit for a kind that has a letter', 'Q28260008'],
  ['ES', 'an unknown kind', 'I2801586E'],
  ['ES', 'more than the id', '12345678Z Juan'],
  ['ES', 'nothing', ''],
])('[FIS-03] in %s an id with %s is refused: %s', (country, _, text) => {
  expect(readTaxId(country, text)).toBeUndefined();
});

it('[FIS-03] a Spanish company has a digit, a letter or either as its kind demands', () => {
  const accepted = (kind: string) => [`${kind}28015865`, `${kind}2801586E`].filter((id) => read('ES', id));
  for (const kind of 'ABEH') expect(accepted(kind)).toEqual([`${kind}28015865`]);
  for (const kind of 'NPQRSW') expect(accepted(kind)).toEqual([`${kind}2801586E`]);
  for (const kind of 'CDFGJUV') expect(accepted(kind)).toHaveLength(2);
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
/** Ids with the one check character that makes them valid. */
function valid(country: CountryCode, bodies: fc.Arbitrary<string>, checks: string) {
  const complete = (body: string) => [...checks].map((check) => body + check).find((id) => read(country, id));
  return bodies.map(complete).filter((id) => id !== undefined);
}
const after = (starts: string[], length: number) =>
  fc.tuple(fc.constantFrom(...starts), digits(length)).map((parts) => parts.join(''));

const ruc = valid('PE', after(['10', '15', '16', '17', '20'], 8), '0123456789');
const rut = valid('CL', after([...'123456789'], 7), '0123456789K');
const nif = valid('ES', after([...'0123456789XYZKLM'], 7), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const company = valid('ES', after([...'ABCDEFGHJNPQRSUVW'], 7), '0123456789ABCDEFGHIJ');

const everyOther = (id: string) =>
  [...id].flatMap((character, at) =>
    /\d/.test(character)
      ? [...'0123456789']
          .filter((digit) => digit !== character)
          .map((digit) => id.slice(0, at) + digit + id.slice(at + 1))
      : [],
  );

const seed = 20_261_130;

it.each<[string, CountryCode, fc.Arbitrary<string>]>([
  // Two remainders of a RUC share the check digit 1, so that a change of another digit may keep it.
  ['RUC whose check digit is not 1', 'PE', ruc.filter((id) => !id.endsWith('1'))],
  ['RUT', 'CL', rut],
  ['NIF or NIE', 'ES', nif],
  ['NIF of a company', 'ES', company],
])('[FIS-03] with any one digit changed a %s is refused', (_, country, ids) => {
  const refused = (id: string) => everyOther(id).every((changed) => read(country, changed) === undefined);
  fc.assert(fc.property(ids, refused), { seed, numRuns: 300 });
});

it('[FIS-03] any text is either refused or read as an id that is read again as itself', () => {
  const countries = fc.constantFrom<CountryCode>('PE', 'CL', 'ES');
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[\d.A-Zk -]{7,14}$/),
    ruc,
    rut,
    nif,
    company,
  );
  const stable = (country: CountryCode, text: string) => {
    const id = readTaxId(country, text);
    return !id || read(country, id.taxId) === id.taxId;
  };
  fc.assert(fc.property(countries, texts, stable), { seed, numRuns: 300 });
});
