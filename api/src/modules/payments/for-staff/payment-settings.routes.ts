import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { PaymentSettingsService } from './payment-settings.ts';

interface PaymentSettingsRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  settings: PaymentSettingsService;
}

/** Payment settings of a country: its methods and the bank account for transfers. */
export function paymentSettingsRoutes(app: App, { settings, staffRoute }: PaymentSettingsRoutesDependencies) {
  const changed = { params: schemas.countryParams, ifMatch: schemas.ifMatchHeaders };

  staffRoute(app, 'GET /staff-api/payment-settings/:country', {
    operation: 'getPaymentSettings',
    permission: 'payment-settings.change',
    summary: 'Get the payment settings of a country',
    response: schemas.paymentSettingsResponse,
    params: schemas.countryParams,
    handler: ({ params }) => settings.find(params.country),
  });

  staffRoute(app, 'PUT /staff-api/payment-settings/:country/methods', {
    operation: 'changePaymentMethods',
    permission: 'payment-settings.change',
    summary: 'Enable, disable and reorder payment methods',
    response: schemas.paymentSettingsResponse,
    codes: ['CHANGED_MEANWHILE'],
    ...changed,
    body: schemas.methodsChangeSchema,
    handler: ({ actor, params, revision, body }) => settings.changeMethods(params.country, body, { revision, actor }),
  });

  staffRoute(app, 'PUT /staff-api/payment-settings/:country/account', {
    operation: 'changeBankAccount',
    permission: 'payment-settings.change',
    summary: 'Change the bank account for transfers',
    response: schemas.paymentSettingsResponse,
    codes: ['CHANGED_MEANWHILE'],
    ...changed,
    body: schemas.bankAccountValuesSchema,
    handler: ({ actor, params, revision, body }) => settings.changeAccount(params.country, body, { revision, actor }),
  });
}
