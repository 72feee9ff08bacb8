import { formatMoney as formatOnSite } from '../../i18n/formats.ts';
import {
  convertMoney,
  crossRate,
  discounted,
  formatDecimalAmount,
  formatMoney,
  fromDecimal,
  inSoles,
  isAmount,
  isRate,
  isSameMoney,
  type Money,
  sum,
  times,
  toDecimal,
  withSoles,
} from './index.ts';

const pen = (minor: number): Money => ({ minor, currency: 'PEN' });
const clp = (minor: number): Money => ({ minor, currency: 'CLP' });
const eur = (minor: number): Money => ({ minor, currency: 'EUR' });

it('[LOC-08] writes each currency in its form, the same in every language', () => {
  expect(formatMoney(pen(123_450))).toBe('S/1.234,50');
  expect(formatMoney(pen(0))).toBe('S/0,00');
  expect(formatMoney(clp(11_250))).toBe('$11.250');
  expect(formatMoney(clp(1_234_567))).toBe('$1.234.567');
  expect(formatMoney(eur(1125))).toBe('11,25\u00a0€');
  expect(formatOnSite(45)).toBe('S/45,00');
  expect(formatOnSite({ amount: 11_250, currency: 'CLP' })).toBe('$11.250');
});

it.each([
  [4500, 'CLP', '250', 11_250],
  [4550, 'CLP', '250.125', 11_381], // 11380.6875
  [100, 'CLP', '0.5', 1], // exactly half a peso rounds up
  [100, 'CLP', '0.499999999', 0],
  [4550, 'EUR', '0.25', 1138], // 11.375 euros
  [4549, 'EUR', '0.25', 1137], // 11.3725
  [999_999_999, 'CLP', '250.123456789', 2_501_234_565], // the product has more digits than a floating-point number
] as const)(
  '[PAY-12] converts %i PEN to %s at %s, rounded half up to the smallest unit',
  (minor, currency, rate, expected) => {
    expect(convertMoney(pen(minor), { currency, rate })).toEqual({ minor: expected, currency });
  },
);

it('[PAY-12] adds, multiplies and discounts without a fraction of a unit', () => {
  expect(sum([pen(10), pen(20)], 'PEN')).toEqual(pen(30));
  expect(sum([], 'CLP')).toEqual(clp(0));
  expect(times(pen(4510), 3)).toEqual(pen(13530));
  expect(discounted(pen(4555), 1000)).toEqual(pen(4100)); // 40.995
  expect(discounted(pen(4500), 10_000)).toEqual(pen(0));
});

it('[PAY-12] never mixes currencies', () => {
  expect(() => sum([clp(1)], 'PEN')).toThrow(/same currency/);
  expect(isSameMoney(clp(45), pen(45))).toBe(false);
  expect(isSameMoney(clp(45), clp(45))).toBe(true);
});

it('[PAY-12] takes and gives the decimals of a call, and refuses what a currency cannot express', () => {
  expect(fromDecimal({ amount: 19.99, currency: 'PEN' })).toEqual(pen(1999));
  expect(toDecimal(pen(1999))).toBe(19.99);
  expect(fromDecimal({ amount: 11_250, currency: 'CLP' })).toEqual(clp(11_250));
  expect(toDecimal(eur(1138))).toBe(11.38);
  expect(() => fromDecimal({ amount: 45.5, currency: 'CLP' })).toThrow(RangeError);
  expect(() => fromDecimal({ amount: Number.NaN, currency: 'PEN' })).toThrow(RangeError);
});

it('[PAY-12] knows a rate from any other text', () => {
  expect(['250', '0.25', '250.125', '123456789.123456789'].filter(isRate)).toHaveLength(4);
  expect(['', '0', '0.000', '-1', '1e3', '1.', '.5', '250,5', '1234567890'].filter(isRate)).toEqual([]);
});

it('[MON-02] the figure in soles beside an amount is rounded to the nearest céntimo', () => {
  expect(inSoles(clp(11_250), '250')).toEqual(pen(4500));
  expect(inSoles(clp(13_061), '250')).toEqual(pen(5224));
  expect(inSoles(eur(1125), '0.25')).toEqual(pen(4500));
  // 0.02 / 0.245 = 0.0816…
  expect(inSoles(eur(2), '0.245')).toEqual(pen(8));
});

it('[MON-02] what is charged comes first, and the figure in soles beside it where it is another', () => {
  expect(withSoles(formatDecimalAmount, { amount: 16_200, currency: 'CLP' }, 64.8)).toBe('$16.200 (S/64,80)');
  expect(withSoles(formatDecimalAmount, { amount: 1234.5, currency: 'EUR' }, 4938)).toBe(
    '1.234,50\u00a0€ (S/4.938,00)',
  );
  expect(withSoles(formatDecimalAmount, { amount: 45.5, currency: 'PEN' }, 45.5)).toBe('S/45,50');
});

it('[MON-04] without a fresh rate the figure in soles is left out', () => {
  expect(withSoles(formatDecimalAmount, { amount: 16_200, currency: 'CLP' }, undefined)).toBe('$16.200');
});

it('[MON-01] knows what a currency can express', () => {
  expect(isAmount({ amount: 15_990, currency: 'CLP' })).toBe(true);
  expect(isAmount({ amount: 15_990.5, currency: 'CLP' })).toBe(false);
  expect(isAmount({ amount: 12.35, currency: 'EUR' })).toBe(true);
  expect(isAmount({ amount: 12.345, currency: 'EUR' })).toBe(false);
  expect(isAmount({ amount: 0, currency: 'PEN' })).toBe(false);
});

it('[PAY-12] a rate between two currencies is made of what each costs in soles', () => {
  expect(crossRate('1', '250.125')).toBe('250.125000000');
  expect(crossRate('250', '1')).toBe('0.004000000');
  expect(crossRate('0.25', '250')).toBe('1000.000000000');
});
