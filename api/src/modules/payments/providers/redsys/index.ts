import type { ProviderModule } from '../../provider-module.ts';
import { createRedsysProvider } from './redsys.provider.ts';
import { redsysRoutes } from './redsys.routes.ts';

export const redsys: ProviderModule = {
  code: 'redsys',
  create: ({ config: { redsys: settings, holdSeconds, maxHoldSeconds, publicUrl } }) =>
    settings && createRedsysProvider({ config: settings, holdSeconds, maxHoldSeconds, publicUrl }),
  routes: redsysRoutes,
};
