import type { ProviderModule } from '../../provider-module.ts';
import { createMercadoPagoProvider } from './mercadopago.provider.ts';
import { mercadoPagoRoutes } from './mercadopago.routes.ts';

export const mercadopago: ProviderModule = {
  code: 'mercadopago',
  create: ({ config: { mercadopago: settings, holdSeconds, maxHoldSeconds, publicUrl } }) =>
    settings && createMercadoPagoProvider({ config: settings, holdSeconds, maxHoldSeconds, publicUrl }),
  routes: mercadoPagoRoutes,
};
