import type { Discount, ProductVariant } from '@idavuelta/shared/contracts';
import type { Money } from '@idavuelta/shared/contracts/money';
import { priceOf, solesOf } from './prices.ts';

const pesos = (minor: number): Money => ({ minor, currency: 'CLP' });
const variant = (productVariantId: number, amount: number, price?: number) =>
  ({ productVariantId, charge: { amount, currency: 'CLP' }, price }) as ProductVariant;
const coupon: Discount = {
  code: 'SOLO-UNA',
  variation: 0.25,
  used: false,
  productVariants: [{ product_variant_id: 1, discount_price: 30, charge: { amount: 7500, currency: 'CLP' } }],
};

it('[BOF-11] a coupon takes its share off the price of the chosen date, of the variants that it names', () => {
  expect(priceOf(variant(1, 10000), undefined, coupon)).toEqual(pesos(7500));
  expect(priceOf(variant(1, 12000), undefined, coupon)).toEqual(pesos(9000));
});

it('[BOF-11] a variant that a coupon does not name keeps its price', () => {
  expect(priceOf(variant(2, 22500), undefined, coupon)).toEqual(pesos(22500));
  expect(priceOf(variant(2, 22500))).toEqual(pesos(22500));
});

it('[MON-02] the figure in soles takes the coupon too, and is left out without a fresh rate', () => {
  expect(solesOf(variant(1, 10_000, 40), undefined, coupon)).toEqual({ minor: 3000, currency: 'PEN' });
  expect(solesOf(variant(1, 10_000))).toBeUndefined();
});
