import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Currency, Money } from '@idavuelta/shared/contracts';
import {
  convertMoney,
  courtesyCurrency,
  currencies,
  discounted,
  exponents,
  fromDecimal,
  inSoles,
  isRate,
  sum,
  times,
  toDecimal,
} from '@idavuelta/shared/contracts/money';
import fc from 'fast-check';
import { checkProperty } from '../../../testing/check-property.ts';
import { type PricedTicket, withDiscount } from './order-tickets.ts';

/** Amounts that the database can store: 32-bit integers in the smallest unit. */
const minor = fc.integer({ min: 0, max: 2_147_483_647 });
const inPesos = (minor: number): Money => ({ minor, currency: 'CLP' });
const price = minor.map(inPesos);
const prices = fc.array(price, { maxLength: 50 });
/** Possible discounts of a coupon. */
const basisPoints = fc.integer({ min: 1, max: 10_000 });
const rate = fc
  .tuple(fc.bigInt({ min: 0n, max: 999_999_999n }), fc.bigInt({ min: 0n, max: 999_999_999n }))
  .map(([whole, decimals]) => `${whole}.${String(decimals).padStart(9, '0')}`)
  .filter(isRate);
const foreign = fc.constantFrom<Currency>('CLP', 'EUR');
const soles = minor.map((minor): Money => ({ minor, currency: courtesyCurrency }));

const ticketOf = (price: Money) => ({ price, spaces: [], variant: { id: 1 } }) as unknown as PricedTicket;
const total = (tickets: PricedTicket[]) =>
  sum(
    tickets.map(({ price, discountPrice }) => discountPrice ?? price),
    'CLP',
  );
const check = <T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>) => checkProperty(property, 1000);

/** Rounds `numerator / denominator` half up in integer arithmetic. */
const halfUp = (numerator: bigint, denominator: bigint) => Number((2n * numerator + denominator) / (2n * denominator));

test('[PAY-12] whatever a coupon takes off, a ticket costs between nothing and its full price, rounded half up', () => {
  check(
    fc.property(price, basisPoints, (full, off) => {
      const { price: before, discountPrice } = withDiscount(ticketOf(full), { basisPoints: off, variantIds: [] });
      assert.deepEqual(before, full, 'the full price is kept');
      assert.deepEqual(discountPrice, inPesos(halfUp(BigInt(full.minor) * BigInt(10_000 - off), 10_000n)));
      assert.ok(discountPrice && discountPrice.minor >= 0 && discountPrice.minor <= full.minor);
    }),
  );
});

test('[PAY-12] a larger discount never costs more, and the whole discount costs nothing', () => {
  check(
    fc.property(price, basisPoints, basisPoints, (full, a, b) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      assert.ok(discounted(full, more).minor <= discounted(full, less).minor);
      assert.equal(discounted(full, 10_000).minor, 0);
    }),
  );
});

test('[PAY-08, PAY-12] the total is the sum of what its tickets cost, in any order, and never more than without coupon', () => {
  check(
    fc.property(prices, basisPoints, (all, off) => {
      const tickets = all.map(ticketOf);
      const cheaper = tickets.map((ticket) => withDiscount(ticket, { basisPoints: off, variantIds: [] }));
      assert.equal(
        total(cheaper).minor,
        cheaper.reduce((minor, { discountPrice }) => minor + (discountPrice?.minor ?? Number.NaN), 0),
      );
      assert.deepEqual(total(cheaper), total(cheaper.toReversed()));
      assert.ok(total(cheaper).minor <= total(tickets).minor);
    }),
  );
});

test('[PAY-12] so many tickets of one price cost the price so many times', () => {
  check(
    fc.property(price, fc.integer({ min: 0, max: 50 }), (one, count) => {
      assert.deepEqual(
        times(one, count),
        sum(
          Array.from({ length: count }, () => one),
          'CLP',
        ),
      );
    }),
  );
});

test('[PAY-12] a charge in another currency is the price at the rate, rounded half up once', () => {
  check(
    fc.property(soles, rate, foreign, (amount, rate, currency) => {
      const [whole = '', decimals = ''] = rate.split('.');
      const numerator = BigInt(amount.minor) * BigInt(whole + decimals) * 10n ** BigInt(exponents[currency]);
      const denominator = 10n ** BigInt(decimals.length + exponents[courtesyCurrency]);
      assert.deepEqual(convertMoney(amount, { currency, rate }), { minor: halfUp(numerator, denominator), currency });
    }),
  );
});

test('[PAY-12] a dearer order is never charged less, in any currency', () => {
  check(
    fc.property(soles, soles, rate, foreign, (a, b, rate, currency) => {
      const [cheap, dear] = a.minor < b.minor ? [a, b] : [b, a];
      assert.ok(convertMoney(cheap, { currency, rate }).minor <= convertMoney(dear, { currency, rate }).minor);
    }),
  );
});

test('[PAY-12] what a provider is asked for in decimals is read back as the same amount', () => {
  check(
    fc.property(minor, fc.constantFrom(...currencies), (minor, currency) => {
      assert.deepEqual(fromDecimal({ amount: toDecimal({ minor, currency }), currency }), { minor, currency });
    }),
  );
});

test('[MON-01] the figure in soles is the amount at the rate of the day, rounded half up once', () => {
  check(
    fc.property(minor, rate, foreign, (minor, rate, currency) => {
      const [whole = '', decimals = ''] = rate.split('.');
      const numerator = BigInt(minor) * 10n ** BigInt(decimals.length + exponents[courtesyCurrency]);
      const denominator = BigInt(whole + decimals) * 10n ** BigInt(exponents[currency]);
      assert.deepEqual(inSoles({ minor, currency }, rate).minor, halfUp(numerator, denominator));
    }),
  );
});
