import { exponents, type Money } from '@idavuelta/shared/contracts/money';
import type { FiscalDocument } from '../fiscal-document.ts';

/** Decimals that SUNAT takes at most for the price of one. */
const unitDecimals = 10;

function decimalText(value: bigint, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0');
  return decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
}

const dividedHalfUp = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor);

/** `118.00` */
export const amountText = ({ minor, currency }: Money): string => decimalText(BigInt(minor), exponents[currency]);

/** An amount as an element of UBL. */
export const amount = (money: Money) => ({ '@currencyID': money.currency, '#': amountText(money) });

/** What one costs when `quantity` cost `money`: up to ten decimals, two at least. */
export function unitAmount({ minor, currency }: Money, quantity: number) {
  const dividend = BigInt(minor) * 10n ** BigInt(unitDecimals - exponents[currency]);
  const text = decimalText(dividedHalfUp(dividend, BigInt(quantity)), unitDecimals);
  return { '@currencyID': currency, '#': text.replace(/(\.\d\d\d*?)0+$/, '$1') };
}

/** A line's total, in what the seller keeps and the IGV. */
export interface NetLine {
  base: Money;
  tax: Money;
}

/**
 * Divides base and tax of a document over its lines, by their totals. Rounds the running sum rather than each line, so
 * that the lines sum up to the document's base and tax, and none is off by more than the smallest unit.
 */
export function netLines({ lines, base, total, currency }: FiscalDocument): NetLine[] {
  let runningTotal = 0;
  let runningBase = 0;
  return lines.map((line) => {
    runningTotal += line.total.minor;
    const baseUntilHere = Number(dividedHalfUp(BigInt(runningTotal) * BigInt(base.minor), BigInt(total.minor)));
    const minor = baseUntilHere - runningBase;
    runningBase = baseUntilHere;
    return { base: { minor, currency }, tax: { minor: line.total.minor - minor, currency } };
  });
}
