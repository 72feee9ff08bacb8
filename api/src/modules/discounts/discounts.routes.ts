import { discountParams, discountResponse } from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import { customerRoutes } from '../../http/customer-route.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { loggedIn } from '../../http/rate-limit.ts';
import { ok, responses } from '../../http/schemas.ts';
import type { DiscountsService } from './discounts.service.ts';

interface DiscountsRoutesDependencies extends Pick<HttpTools, 'authentication' | 'rateLimit'> {
  discounts: DiscountsService;
}

export function discountsRoutes(app: App, { discounts, authentication, rateLimit }: DiscountsRoutesDependencies) {
  app.get(
    '/shop-api/discounts/:code/event/:eventId',
    customerRoutes(authentication, 'orders')(
      {
        operationId: 'previewDiscount',
        summary: 'Get the prices of an event with a coupon, without using the coupon',
        params: discountParams,
        response: responses(
          discountResponse,
          'UNAUTHENTICATED',
          'NOT_FOUND',
          'NOT_INVITED',
          'COUPON_UNKNOWN',
          'COUPON_NOT_FOR_EVENT',
          'COUPON_EXPIRED',
          'COUPON_USED_UP',
          'RATE_LIMITED',
        ),
      },
      { preHandler: rateLimit('coupon', { account: loggedIn }) },
    ),
    async ({ params, customerId }) => ok(await discounts.preview(params.code, params.eventId, customerId)),
  );
}
