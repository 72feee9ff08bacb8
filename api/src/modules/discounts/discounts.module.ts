import type { App } from '../../http/app.ts';
import type { VisibilityService } from '../../visibility/visibility.service.ts';
import type { ModuleContext } from '../api-module.ts';
import type { ExchangeRates } from '../exchange-rates/exchange-rates.service.ts';
import { discountsRoutes } from './discounts.routes.ts';
import { createDiscountsService } from './discounts.service.ts';
import { couponsRoutes } from './for-staff/coupons.routes.ts';
import { createCoupons } from './for-staff/coupons.ts';

export function createDiscountsModule(
  { db, http }: ModuleContext,
  { visibility, rates }: { visibility: VisibilityService; rates: ExchangeRates },
) {
  const discounts = createDiscountsService({ db, visibility, rates });
  const coupons = createCoupons({ db });
  return {
    discounts,
    routes(app: App) {
      discountsRoutes(app, { ...http, discounts });
      couponsRoutes(app, { ...http, coupons });
    },
  };
}
