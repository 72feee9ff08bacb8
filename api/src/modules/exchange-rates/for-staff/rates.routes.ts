import { isRate } from '@idavuelta/shared/contracts/money';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { CurrentRates } from '@idavuelta/shared/contracts/staff';
import { invalidFields } from '../../../errors.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { stateOfRate, usableUntil } from '../rate-age.ts';
import type { RatesForStaff } from './rates-for-staff.ts';

interface RatesRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  rates: RatesForStaff;
  maxAgeDays: number;
}

export function ratesRoutes(app: App, { rates, maxAgeDays, staffRoute }: RatesRoutesDependencies) {
  const current = async (): Promise<CurrentRates> => ({
    maxAgeDays,
    rates: (await rates.current()).map(({ currency, rate }) => ({
      currency,
      state: stateOfRate(rate?.setAt, maxAgeDays),
      ...(rate && {
        rate: rate.rate,
        setAt: rate.setAt.toISOString(),
        setBy: rate.setBy,
        usableUntil: usableUntil(rate.setAt, maxAgeDays).toISOString(),
      }),
    })),
  });

  const response = schemas.currentRatesResponse;

  staffRoute(app, 'GET /staff-api/exchange-rates', {
    operation: 'getExchangeRates',
    permission: 'payment-settings.change',
    summary: 'List the current exchange rates',
    response,
    handler: () => current(),
  });

  staffRoute(app, 'GET /staff-api/exchange-rates/history', {
    operation: 'listExchangeRates',
    permission: 'payment-settings.change',
    summary: 'List the history of exchange rates',
    response: schemas.setRatesResponse,
    query: schemas.setRatesQuery,
    handler: async ({ query }) => {
      const { rows, total } = await rates.list(query);
      return { total, rows: rows.map((row) => ({ ...row, setAt: row.setAt.toISOString() })) };
    },
  });

  staffRoute(app, 'POST /staff-api/exchange-rates', {
    operation: 'setExchangeRate',
    permission: 'payment-settings.change',
    summary: 'Set an exchange rate, effective immediately',
    response,
    body: schemas.newExchangeRateSchema,
    handler: async ({ actor, body }) => {
      const rate = body.rate.trim();
      if (!isRate(rate)) throw invalidFields({ field: 'rate', reason: 'zero' });
      await rates.set(body.currency, rate, actor);
      return current();
    },
  });
}
