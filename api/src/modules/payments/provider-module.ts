import type { PaymentMethodCode } from '@idavuelta/shared/contracts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import type { App } from '../../http/app.ts';
import type { PaymentVerification, VerifiedOrder } from './attempts/verification.ts';
import type { PaymentProvider } from './provider.ts';

/** What a provider is made of. */
export interface ProviderDependencies {
  config: Config;
  db: Database;
}

/** What the routes of a provider work with. */
export interface ProviderRouteServices {
  verification: PaymentVerification;
  /** Address of the page to which the browser goes on; without an order, the page for orders that failed. */
  pageOf(order: VerifiedOrder | undefined): string;
}

/** A payment provider as the API knows it: its folder exports one of these. */
export interface ProviderModule {
  /** Of its way to pay: what customers may ask for even where it is not configured, and then is not available. */
  code: PaymentMethodCode;
  /** @returns undefined where the provider is not configured, which takes it off the offer */
  create(dependencies: ProviderDependencies): PaymentProvider | undefined;
  /** Where it sends the browser back, and where it tells us what happened. */
  routes?(app: App, services: ProviderRouteServices): void;
}
