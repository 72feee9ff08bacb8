import type { Discount, ProductVariant } from '@idavuelta/shared/contracts';
import { asPrice } from '@idavuelta/shared/contracts/money';
import { priceOf } from './prices.ts';

const variant = (productVariantId: number, price: number) => ({ productVariantId, price }) as ProductVariant;
const coupon: Discount = {
  code: 'SOLO-UNA',
  variation: 0.25,
  used: false,
  productVariants: [{ product_variant_id: 1, discount_price: 30 }],
};

it('[BOF-11] a coupon takes its share off the price of the chosen date, of the variants that it names', () => {
  expect(priceOf(variant(1, 40), undefined, coupon)).toEqual(asPrice(3000));
  expect(priceOf(variant(1, 48), undefined, coupon)).toEqual(asPrice(3600));
});

it('[BOF-11] a variant that a coupon does not name keeps its price', () => {
  expect(priceOf(variant(2, 90), undefined, coupon)).toEqual(asPrice(9000));
  expect(priceOf(variant(2, 90))).toEqual(asPrice(9000));
});
