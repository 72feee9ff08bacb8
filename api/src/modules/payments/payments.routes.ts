import { links } from '@idavuelta/shared/contracts';
import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { ok, responses } from '../../http/schemas.ts';
import type { PaymentVerification, VerifiedOrder } from './attempts/verification.ts';
import type { PaymentMethods } from './payment-methods.ts';
import type { ProviderModule } from './provider-module.ts';

interface PaymentsRoutesDependencies extends Pick<HttpTools, 'allowedOrigins'> {
  verification: PaymentVerification;
  paymentMethods: PaymentMethods;
  paymentProviders: readonly ProviderModule[];
}

export function paymentsRoutes(
  app: App,
  { verification, allowedOrigins, paymentMethods, paymentProviders }: PaymentsRoutesDependencies,
) {
  // Not cached: the response contains the current exchange rate.
  app.get(
    '/payment-methods',
    {
      schema: {
        tags: ['payments'],
        operationId: 'listPaymentMethods',
        summary: 'List the payment methods of a country, with currency and rate',
        querystring: schemas.countryQuery,
        response: responses(schemas.paymentMethodsResponse),
      },
    },
    async ({ query }) => ok(await paymentMethods.offered(query['country-code'])),
  );

  /** Returns where the browser goes: the order's page, which shows its state and offers another attempt. */
  function pageOf(order: VerifiedOrder | undefined) {
    if (!order) return new URL(links.orderRejected(), allowedOrigins.fallback).href;
    return new URL(links.orderDetail(order.id), order.siteOrigin).href;
  }

  for (const provider of paymentProviders) provider.routes?.(app, { verification, pageOf });
}
