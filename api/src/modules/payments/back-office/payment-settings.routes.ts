import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { revisionOf } from '../../../database/revisions.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { PaymentSettingsService } from './payment-settings.ts';

interface PaymentSettingsRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  settings: PaymentSettingsService;
}

/** How a country is paid in: its methods, and the account for transfers. */
export function paymentSettingsRoutes(app: App, { settings, staffOperation }: PaymentSettingsRoutesDependencies) {
  const one = { response: schemas.paymentSettingsResponse };
  const changed = { params: schemas.countryParams, headers: schemas.ifMatchHeaders };

  const getting = staffOperation('getPaymentSettings', { summary: 'How a country is paid in', ...one });
  app.get(
    '/staff-api/payment-settings/:country',
    { onRequest: getting.onRequest, schema: { ...getting.read, params: schemas.countryParams } },
    async ({ params }) => ok(await settings.find(params.country)),
  );

  const methods = staffOperation('changePaymentMethods', {
    summary: 'Switch ways to pay on and off, and order them',
    ...one,
    codes: ['CHANGED_MEANWHILE'],
  });
  app.put(
    '/staff-api/payment-settings/:country/methods',
    { onRequest: methods.onRequest, schema: { ...methods.write, ...changed, body: schemas.methodsChangeSchema } },
    async ({ staff, params, headers, body }) =>
      ok(
        await settings.changeMethods(params.country, body, {
          revision: revisionOf(headers['if-match']),
          actor: staff.actor,
        }),
      ),
  );

  const account = staffOperation('changeBankAccount', {
    summary: 'Change the account for transfers',
    ...one,
    codes: ['CHANGED_MEANWHILE'],
  });
  app.put(
    '/staff-api/payment-settings/:country/account',
    { onRequest: account.onRequest, schema: { ...account.write, ...changed, body: schemas.bankAccountValuesSchema } },
    async ({ staff, params, headers, body }) =>
      ok(
        await settings.changeAccount(params.country, body, {
          revision: revisionOf(headers['if-match']),
          actor: staff.actor,
        }),
      ),
  );
}
