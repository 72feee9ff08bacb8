import type { CountryCode } from '../country.ts';
import { readTaxBuyer, type TypedTaxBuyer } from './index.ts';

const errors = (country: CountryCode, typed: TypedTaxBuyer) =>
  readTaxBuyer(typed, country).errors.map(({ field, reason }) => `${field} ${reason}`);
const company = (taxId: string): TypedTaxBuyer => ({ kind: 'company', taxId, name: 'Andina', address: 'Av. Grau 1' });
const person = (taxId: string): TypedTaxBuyer => ({ kind: 'personal', taxId, name: 'Rosa' });

it('[FIS-03] an id is stored as its authority writes it, without what the kind has no use for', () => {
  expect(readTaxBuyer({ ...company(' 20-13131295-5 '), country: 'BR' }, 'PE').taxBuyer).toEqual({
    kind: 'company',
    taxId: '20131312955',
    name: 'Andina',
    address: 'Av. Grau 1',
  });
  expect(readTaxBuyer({ kind: 'passport', taxId: 'fz 123-456', name: ' Ana ', country: 'BR' }, 'CL').taxBuyer).toEqual({
    kind: 'passport',
    taxId: 'FZ123456',
    name: 'Ana',
    country: 'BR',
  });
});

it.each<[CountryCode, TypedTaxBuyer, string]>([
  ['PE', company('20131312956'), 'taxId tax_id'],
  ['CL', person('76.123.456-1'), 'taxId tax_id'],
  ['ES', person('12345678A'), 'taxId tax_id'],
  ['PE', company('45678901'), 'taxId other_kind'],
  ['PE', person('20131312955'), 'taxId other_kind'],
  ['ES', person('A28015865'), 'taxId other_kind'],
  ['PE', { ...company('20131312955'), address: ' ' }, 'address required'],
  ['PE', { kind: 'personal' }, 'taxId required,name required'],
  ['PE', { kind: 'passport', taxId: 'FZ123456', name: 'Ana' }, 'country required'],
  ['PE', { kind: 'passport', taxId: 'FZ123456', name: 'Ana', country: 'ZZ' }, 'country country'],
  ['PE', { kind: 'passport', taxId: 'pasaporte', name: 'Ana', country: 'BR' }, 'taxId tax_id'],
])('[FIS-03] in %s %o is refused: %s', (country, typed, expected) => {
  expect(String(errors(country, typed))).toBe(expected);
});

it.each<[CountryCode, TypedTaxBuyer]>([
  ['ES', company('12345678Z')],
  ['ES', company('A28015865')],
  ['CL', company('11.111.111-1')],
  ['CL', person('76.123.456-0')],
])('[FIS-03] in %s the self-employed are companies with their own id: %o', (country, typed) => {
  expect(errors(country, typed)).toEqual([]);
});
