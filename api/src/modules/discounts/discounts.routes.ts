import { discountParams, discountResponse } from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import { bearer, ok, responses } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';

export function discountsRoutes(app: App, { discounts, authentication }: Services) {
  app.get(
    '/shop-api/discounts/:code/event/:eventId',
    {
      onRequest: authentication.authenticate,
      schema: {
        tags: ['orders'],
        ...bearer,
        operationId: 'previewDiscount',
        summary: 'Prices of an event with a coupon; does not use it up',
        params: discountParams,
        response: responses(
          discountResponse,
          'UNAUTHENTICATED',
          'NOT_FOUND',
          'COUPON_UNKNOWN',
          'COUPON_NOT_FOR_EVENT',
          'COUPON_EXPIRED',
          'COUPON_USED_UP',
        ),
      },
    },
    async ({ params }) => ok(await discounts.preview(params.code, params.eventId)),
  );
}
