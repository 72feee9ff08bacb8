/**
 * An amount of money as a whole number of its currency's minor unit: 4550 is 45.50. The database stores amounts this
 * way (columns `…_cents`) and all sums are made of it; decimals are for the wire and for providers.
 */
export type MinorUnits = number;

/** `4550` → `45.5`, as responses have it. */
export const toDecimal = (amount: MinorUnits): number => amount / 100;

/** `45.5` → `4550`, rounded to the nearest. */
export const fromDecimal = (decimal: number): MinorUnits => Math.round(decimal * 100);

/** `S/1.234,50`: a dot for thousands and a comma for decimals in every language, as on the web site. */
export function formatMoney(amount: MinorUnits): string {
  const [whole = '0', decimals] = toDecimal(amount).toFixed(2).split('.');
  return `S/${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}`;
}
