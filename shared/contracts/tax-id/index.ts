/** Tax ids of companies and people, as they type them. Checks form and check digits, not whether the id was assigned. */
export { passportCountries } from './passport-countries.ts';
export { readTaxId } from './read-tax-id.ts';
export { readTaxBuyer, type TaxBuyerError, type TaxBuyerReason, type TypedTaxBuyer } from './tax-buyer.ts';
export type { TaxId, TaxIdKind } from './tax-id.ts';
