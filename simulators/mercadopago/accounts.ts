import type { Currency } from '@idavuelta/shared/contracts/money';

/** An account of a shop: the service has them by country, and each charges in its country's currency. */
export interface Account {
  collectorId: number;
  accessToken: string;
  webhookSecret: string;
  currency: Currency;
  siteId: string;
}

/** The accounts that the simulator knows. Their tokens and keys open nothing else. */
export const accounts = {
  PE: {
    collectorId: 51_000_001,
    accessToken: 'TEST-simulator-PE',
    webhookSecret: 'webhook-key-of-the-simulator-PE',
    currency: 'PEN',
    siteId: 'MPE',
  },
  CL: {
    collectorId: 56_000_001,
    accessToken: 'TEST-simulator-CL',
    webhookSecret: 'webhook-key-of-the-simulator-CL',
    currency: 'CLP',
    siteId: 'MLC',
  },
} as const satisfies Record<string, Account>;

export const accountOf = (authorization: string | undefined): Account | undefined =>
  Object.values(accounts).find(({ accessToken }) => authorization === `Bearer ${accessToken}`);
