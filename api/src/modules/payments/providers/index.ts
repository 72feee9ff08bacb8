import type { ProviderModule } from '../provider-module.ts';
import { mercadopago } from './mercadopago/index.ts';
import { redsys } from './redsys/index.ts';
import { transfer } from './transfer/index.ts';
import { webpay } from './webpay/index.ts';

/** Every payment provider that this API can talk to. A new one is a folder here and a line in this list. */
export const providerModules: readonly ProviderModule[] = [webpay, mercadopago, redsys, transfer];
