import { isRate } from '@idavuelta/shared/contracts/money';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { CurrentRates } from '@idavuelta/shared/contracts/staff';
import { invalidFields } from '../../../errors.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import { stateOfRate, usableUntil } from '../rate-age.ts';
import type { RatesForStaff } from '../rates-for-staff.ts';

interface RatesRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  rates: RatesForStaff;
  maxAgeDays: number;
}

/** Exchange rates: those that count, those that did, and a new one. */
export function ratesRoutes(app: App, { rates, maxAgeDays, staffOperation }: RatesRoutesDependencies) {
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
  const getting = staffOperation('getExchangeRates', { summary: 'Rates that count now', response });
  app.get('/staff-api/exchange-rates', { onRequest: getting.onRequest, schema: getting.read }, async () =>
    ok(await current()),
  );

  const list = staffOperation('listExchangeRates', {
    summary: 'Rates that were ever set',
    response: schemas.setRatesResponse,
  });
  app.get(
    '/staff-api/exchange-rates/history',
    { onRequest: list.onRequest, schema: { ...list.read, querystring: schemas.setRatesQuery } },
    async ({ query }) => {
      const { rows, total } = await rates.list(query);
      return ok({ total, rows: rows.map((row) => ({ ...row, setAt: row.setAt.toISOString() })) });
    },
  );

  const setting = staffOperation('setExchangeRate', { summary: 'Set a rate, valid from now on', response });
  app.post(
    '/staff-api/exchange-rates',
    { onRequest: setting.onRequest, schema: { ...setting.write, body: schemas.newExchangeRateSchema } },
    async ({ staff, body }) => {
      const rate = body.rate.trim();
      if (!isRate(rate)) throw invalidFields({ field: 'rate', reason: 'zero' });
      await rates.set(body.currency, rate, staff.actor);
      return ok(await current());
    },
  );
}
