import type { ProviderModule } from '../../provider-module.ts';
import { createWebpayProvider } from './webpay.provider.ts';
import { webpayRoutes } from './webpay.routes.ts';

export const webpay: ProviderModule = {
  code: 'webpay',
  create: ({ config: { webpay: settings, holdSeconds, maxHoldSeconds, publicUrl } }) =>
    settings && createWebpayProvider({ config: settings, holdSeconds, maxHoldSeconds, publicUrl }),
  routes: webpayRoutes,
};
