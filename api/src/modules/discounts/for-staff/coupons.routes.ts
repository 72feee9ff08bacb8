import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { Coupons } from './coupons.ts';

interface CouponsRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  coupons: Coupons;
}

export function couponsRoutes(app: App, { coupons, staffRoute }: CouponsRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/coupons', {
    operation: 'listCoupons',
    permission: 'coupons.read',
    summary: 'List coupons',
    response: schemas.couponsResponse,
    query: schemas.couponsQuery,
    handler: ({ query }) => coupons.list(query),
  });

  staffRoute(app, 'GET /staff-api/coupons/:id', {
    operation: 'getCoupon',
    permission: 'coupons.read',
    summary: 'Get a coupon',
    response: schemas.couponResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: ({ params }) => coupons.find(params.id),
  });

  staffRoute(app, 'GET /staff-api/coupons/:id/uses', {
    operation: 'listCouponUses',
    permission: 'coupons.read',
    summary: 'List the orders that used a coupon',
    response: schemas.couponUsesResponse,
    params: idParams,
    query: schemas.couponUsesQuery,
    handler: ({ params, query }) => coupons.uses(params.id, query),
  });

  staffRoute(app, 'POST /staff-api/coupons', {
    operation: 'makeCoupon',
    permission: 'coupons.change',
    summary: 'Create a coupon',
    response: schemas.couponResponse,
    body: schemas.couponValuesSchema,
    handler: ({ actor, body }) => coupons.make(body, actor),
  });

  staffRoute(app, 'PUT /staff-api/coupons/:id', {
    operation: 'changeCoupon',
    permission: 'coupons.change',
    summary: 'Change a coupon, except its code',
    response: schemas.couponResponse,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
    params: idParams,
    ifMatch: schemas.ifMatchHeaders,
    body: schemas.couponChangeSchema,
    handler: ({ actor, params, revision, body }) => coupons.change(params.id, body, { revision, actor }),
  });

  staffRoute(app, 'POST /staff-api/coupons/:id/stop', {
    operation: 'stopCoupon',
    permission: 'coupons.change',
    summary: 'Stop a coupon',
    response: schemas.couponResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: ({ actor, params }) => coupons.stop(params.id, actor),
  });

  staffRoute(app, 'POST /staff-api/coupons/:id/resume', {
    operation: 'resumeCoupon',
    permission: 'coupons.change',
    summary: 'Reactivate a stopped coupon',
    response: schemas.couponResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: ({ actor, params }) => coupons.resume(params.id, actor),
  });
}
