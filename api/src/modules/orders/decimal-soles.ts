import { courtesyCurrency, toDecimal } from '@idavuelta/shared/contracts/money';

/** Returns decimal soles as calls show them; undefined for a figure that was not known. @param minor céntimos */
export const decimalSoles = (minor: number | null): number | undefined =>
  minor === null ? undefined : toDecimal({ minor, currency: courtesyCurrency });
