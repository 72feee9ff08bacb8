import { formatMoney as formatOnSite } from '../../i18n/formats.ts';
import {
  asPrice,
  convertPrice,
  discounted,
  formatMoney,
  fromDecimal,
  isRate,
  isSameMoney,
  type Money,
  priceWorth,
  sum,
  times,
  toDecimal,
} from './index.ts';

const clp = (minor: number): Money => ({ minor, currency: 'CLP' });
const eur = (minor: number): Money => ({ minor, currency: 'EUR' });

it('[LOC-08] writes each currency in its form, the same in every language', () => {
  expect(formatMoney(asPrice(123_450))).toBe('S/1.234,50');
  expect(formatMoney(asPrice(0))).toBe('S/0,00');
  expect(formatMoney(clp(11_250))).toBe('CLP 11.250');
  expect(formatMoney(clp(1_234_567))).toBe('CLP 1.234.567');
  expect(formatMoney(eur(1125))).toBe('EUR 11,25');
  expect(formatOnSite(45)).toBe('S/45,00');
  expect(formatOnSite({ amount: 11_250, currency: 'CLP' })).toBe('CLP 11.250');
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
    expect(convertPrice(asPrice(minor), { currency, rate })).toEqual({ minor: expected, currency });
  },
);

it('[PAY-12] adds, multiplies and discounts without a fraction of a unit', () => {
  expect(sum([fromDecimal(0.1), fromDecimal(0.2)])).toEqual(fromDecimal(0.3));
  expect(sum([])).toEqual(asPrice(0));
  expect(times(fromDecimal(45.1), 3)).toEqual(fromDecimal(135.3));
  expect(discounted(asPrice(4555), 1000)).toEqual(asPrice(4100)); // 40.995
  expect(discounted(asPrice(4500), 10_000)).toEqual(asPrice(0));
});

it('[PAY-12] never mixes currencies', () => {
  expect(() => sum([clp(1)])).toThrow(/same currency/);
  expect(isSameMoney(clp(45), asPrice(45))).toBe(false);
  expect(isSameMoney(clp(45), clp(45))).toBe(true);
});

it('[PAY-12] takes and gives the decimals of a call, and refuses what a currency cannot express', () => {
  expect(fromDecimal(19.99)).toEqual(asPrice(1999));
  expect(toDecimal(asPrice(1999))).toBe(19.99);
  expect(fromDecimal(11_250, 'CLP')).toEqual(clp(11_250));
  expect(toDecimal(eur(1138))).toBe(11.38);
  expect(() => fromDecimal(45.5, 'CLP')).toThrow(RangeError);
  expect(() => fromDecimal(Number.NaN)).toThrow(RangeError);
});

it('[PAY-12] knows a rate from any other text', () => {
  expect(['250', '0.25', '250.125', '123456789.123456789'].filter(isRate)).toHaveLength(4);
  expect(['', '0', '0.000', '-1', '1e3', '1.', '.5', '250,5', '1234567890'].filter(isRate)).toEqual([]);
});

it('[LOC-08] a price that is worth an amount in another currency is rounded to the nearest céntimo', () => {
  expect(priceWorth(clp(11_250), { rate: '250' })).toEqual(asPrice(4500));
  expect(priceWorth(clp(13_061), { rate: '250' })).toEqual(asPrice(5224));
  expect(priceWorth(eur(1125), { rate: '0.25' })).toEqual(asPrice(4500));
  // 0.02 / 0.245 = 0.0816…
  expect(priceWorth(eur(2), { rate: '0.245' })).toEqual(asPrice(8));
});
