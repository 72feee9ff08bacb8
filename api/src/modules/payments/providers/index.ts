import type { ProviderModule } from '../provider-module.ts';
import { mercadopago } from './mercadopago/index.ts';
import { redsys } from './redsys/index.ts';
import { transfer } from './transfer/index.ts';
import { webpay } from './webpay/index.ts';

/** All payment providers the API supports. To add one, add a folder and a line here. */
export const providerModules: readonly ProviderModule[] = [webpay, mercadopago, redsys, transfer];
