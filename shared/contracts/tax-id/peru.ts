import type { TaxId } from './tax-id.ts';

/** Of people (10, 15, 16, 17) and of companies (20). */
const ruc = /^(10|15|16|17|20)\d{9}$/;
const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Modulo 11; the values 10 and 11 are written 0 and 1. */
function checkDigit(id: string): number {
  const sum = weights.reduce((total, weight, i) => total + weight * Number(id[i]), 0);
  return (11 - (sum % 11)) % 10;
}

/** RUC: 11 digits of which the last is a check digit. DNI: 8 digits without one. @param id without separators */
export function readPeruvianTaxId(id: string): TaxId | undefined {
  if (ruc.test(id) && checkDigit(id) === Number(id[10])) return { kind: 'company', taxId: id };
  if (/^\d{8}$/.test(id) && id !== '00000000') return { kind: 'personal', taxId: id };
}
