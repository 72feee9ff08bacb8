import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { revisionOf } from '../../../database/revisions.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { Coupons } from './coupons.ts';

interface CouponsRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  coupons: Coupons;
}

/** Coupons: made, limited, stopped, and who used them. */
export function couponsRoutes(app: App, { coupons, staffOperation }: CouponsRoutesDependencies) {
  const one = { response: schemas.couponResponse };

  const list = staffOperation('listCoupons', { summary: 'Coupons', response: schemas.couponsResponse });
  app.get(
    '/staff-api/coupons',
    { onRequest: list.onRequest, schema: { ...list.read, querystring: schemas.couponsQuery } },
    async ({ query }) => ok(await coupons.list(query)),
  );

  const getting = staffOperation('getCoupon', { summary: 'A coupon', ...one, codes: ['NOT_FOUND'] });
  app.get(
    '/staff-api/coupons/:id',
    { onRequest: getting.onRequest, schema: { ...getting.read, params: idParams } },
    async ({ params }) => ok(await coupons.find(params.id)),
  );

  const uses = staffOperation('listCouponUses', {
    summary: 'Orders that used a coupon',
    response: schemas.couponUsesResponse,
  });
  app.get(
    '/staff-api/coupons/:id/uses',
    { onRequest: uses.onRequest, schema: { ...uses.read, params: idParams, querystring: schemas.couponUsesQuery } },
    async ({ params, query }) => ok(await coupons.uses(params.id, query)),
  );

  const making = staffOperation('makeCoupon', { summary: 'Make a coupon', ...one });
  app.post(
    '/staff-api/coupons',
    { onRequest: making.onRequest, schema: { ...making.write, body: schemas.couponValuesSchema } },
    async ({ staff, body }) => ok(await coupons.make(body, staff.actor)),
  );

  const changing = staffOperation('changeCoupon', {
    summary: 'Change everything of a coupon but its code',
    ...one,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  });
  app.put(
    '/staff-api/coupons/:id',
    {
      onRequest: changing.onRequest,
      schema: {
        ...changing.write,
        params: idParams,
        headers: schemas.ifMatchHeaders,
        body: schemas.couponChangeSchema,
      },
    },
    async ({ staff, params, headers, body }) =>
      ok(await coupons.change(params.id, body, { revision: revisionOf(headers['if-match']), actor: staff.actor })),
  );

  const stopping = staffOperation('stopCoupon', { summary: 'Stop a coupon', ...one, codes: ['NOT_FOUND'] });
  app.post(
    '/staff-api/coupons/:id/stop',
    { onRequest: stopping.onRequest, schema: { ...stopping.read, params: idParams } },
    async ({ staff, params }) => ok(await coupons.stop(params.id, staff.actor)),
  );

  const resuming = staffOperation('resumeCoupon', {
    summary: 'Let a coupon count again',
    ...one,
    codes: ['NOT_FOUND'],
  });
  app.post(
    '/staff-api/coupons/:id/resume',
    { onRequest: resuming.onRequest, schema: { ...resuming.read, params: idParams } },
    async ({ staff, params }) => ok(await coupons.resume(params.id, staff.actor)),
  );
}
