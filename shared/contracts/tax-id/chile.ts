import type { TaxId } from './tax-id.ts';

/** RUTs of companies start here; a person's RUT is the RUN, numbered from birth or arrival and below it. */
const firstCompany = 50_000_000;

/** Modulo 11 with the weights 2 to 7 from the right; 10 is written K. */
function checkCharacter(body: string): string {
  const digits = [...body].reverse();
  const sum = digits.reduce((total, digit, i) => total + Number(digit) * (2 + (i % 6)), 0);
  const value = (11 - (sum % 11)) % 11;
  return value === 10 ? 'K' : String(value);
}

/** RUT or RUN: 6 to 8 digits and a check character. @param id without separators */
export function readChileanTaxId(id: string): TaxId | undefined {
  const [, body = '', check] = /^0*([1-9]\d{5,7})([\dK])$/.exec(id) ?? [];
  if (!body || checkCharacter(body) !== check) return;
  return { kind: Number(body) < firstCompany ? 'personal' : 'company', taxId: `${body}-${check}` };
}
