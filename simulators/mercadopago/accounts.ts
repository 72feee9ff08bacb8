import type { Currency } from '@idavuelta/shared/contracts/money';

/** A shop's account: the service has one per country, which charges in the country's currency. */
export interface Account {
  collectorId: number;
  accessToken: string;
  webhookSecret: string;
  currency: Currency;
  siteId: string;
}

/** The simulator's accounts. Their tokens and keys are valid nowhere else. */
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
