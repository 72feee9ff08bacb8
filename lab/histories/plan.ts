import type { Faults } from '@idavuelta/simulators/shared/faults.ts';
import fc from 'fast-check';

export const providerCodes = ['webpay', 'mercadopago', 'redsys'] as const;
export type ProviderCode = (typeof providerCodes)[number];

type Connection = NonNullable<Faults['connection']>;
export type Ending = 'approve' | 'refuse' | 'giveUp' | 'timeOut' | 'abnormal';

/** A visit to the provider's payment page. Times are in milliseconds. */
export interface Visit {
  ending: Ending;
  /** Delay before the buyer acts. */
  after: number;
  /** When the browser returns, counted from the end of the visit; never for a closed tab. */
  returns: number[];
  /** The browser returns before the page is used. */
  returnsEarly: boolean;
  /** When each copy of the provider's notification is sent. */
  notifications: number[];
  /** A forged message precedes the genuine ones. */
  forged: boolean;
  /** Amount overcharged by the provider, in the smallest unit. */
  amountOff: number;
  /** How long the provider drops our connections, from the end of the visit. */
  cut?: { connection: Connection; forMs: number } | undefined;
}

/** The history of one order. */
export interface Plan {
  tickets: 1 | 2;
  /** A double click: two processes receive the same order at once. */
  twice: boolean;
  /** The provider drops the call that starts the payment. */
  startCut?: Connection | undefined;
  /** In sequence; later ones are new attempts, if the order can be paid again. */
  visits: Visit[];
  /** When the buyer cancels, counted from the order. */
  cancelsAfter?: number | undefined;
  /** Another buyer takes the seats as soon as they are free. */
  competitor: boolean;
}

/** Short holds, so that many messages arrive late. */
export const holdMs = 5000;

const often = <T>(usual: T, ...rare: fc.Arbitrary<T>[]) =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 4 }, ...rare.map((arbitrary) => ({ arbitrary, weight: 1 })));
const soon = fc.integer({ min: 0, max: 800 });
const late = fc.integer({ min: holdMs, max: holdMs + 3000 });
const someTime = fc.oneof({ arbitrary: soon, weight: 3 }, { arbitrary: late, weight: 1 });
const connection = fc.constantFrom<Connection>('dropBefore', 'dropAfter');

const visitAt = (provider: ProviderCode): fc.Arbitrary<Visit> =>
  fc.record({
    ending: fc.oneof(
      { arbitrary: fc.constant<Ending>('approve'), weight: 5 },
      { arbitrary: fc.constant<Ending>('refuse'), weight: 2 },
      { arbitrary: fc.constant<Ending>('giveUp'), weight: 1 },
      ...(provider === 'webpay' ? [{ arbitrary: fc.constantFrom<Ending>('timeOut', 'abnormal'), weight: 1 }] : []),
    ),
    after: someTime,
    returns: fc.array(someTime, { maxLength: 3 }),
    returnsEarly: often(false, fc.constant(true)),
    notifications: fc.array(someTime, { maxLength: 3 }),
    forged: often(false, fc.constant(true)),
    amountOff: often(0, often(0, fc.constantFrom(-1, 1))),
    cut: often<Visit['cut']>(undefined, fc.record({ connection, forMs: fc.integer({ min: 100, max: 3000 }) })),
  });

/** Generates histories of orders paid at a provider, without fast-check's bias for small values. */
export const planAt = (provider: ProviderCode): fc.Arbitrary<Plan> => fc.noBias(planOf(provider));

const planOf = (provider: ProviderCode): fc.Arbitrary<Plan> =>
  fc.record({
    tickets: fc.constantFrom<1 | 2>(1, 2),
    twice: often(false, fc.constant(true)),
    startCut: often<Plan['startCut']>(undefined, often<Plan['startCut']>(undefined, connection)),
    visits: often(1, fc.constant(0), fc.constant(2)).chain((count) =>
      fc.array(visitAt(provider), { minLength: count, maxLength: count }),
    ),
    cancelsAfter: often<Plan['cancelsAfter']>(undefined, often<Plan['cancelsAfter']>(undefined, someTime)),
    competitor: fc.boolean(),
  });
