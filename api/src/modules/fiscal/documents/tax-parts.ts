import type { Money } from '@idavuelta/shared/contracts';

/**
 * Divides a price that includes the tax, which is rounded half up to the smallest unit, once.
 * @param percent with at most two decimals: 18, 19, 10.5
 */
export function taxParts(total: Money, percent: number): { base: Money; tax: Money } {
  const hundredths = BigInt(Math.round(percent * 100));
  const dividend = BigInt(total.minor) * hundredths;
  const divisor = 10_000n + hundredths;
  const minor = Number((2n * dividend + divisor) / (2n * divisor));
  return { base: { ...total, minor: total.minor - minor }, tax: { ...total, minor } };
}
