import type { PaymentMethodCode } from '@idavuelta/shared/contracts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import type { App } from '../../http/app.ts';
import type { PaymentVerification, VerifiedOrder } from './attempts/verification.ts';
import type { PaymentProvider } from './provider.ts';

/** What a provider is created with. */
export interface ProviderDependencies {
  config: Config;
  db: Database;
}

/** Services available to a provider's routes. */
export interface ProviderRouteServices {
  verification: PaymentVerification;
  /** Returns the URL the browser continues to; without an order, the page for failed orders. */
  pageOf(order: VerifiedOrder | undefined): string;
}

/** A payment provider as the API knows it; each provider folder exports one. */
export interface ProviderModule {
  /**
   * Code of its payment method. A known code is accepted in requests and rejected as unavailable when not configured.
   */
  code: PaymentMethodCode;
  /** @returns undefined when the provider is not configured, which removes it from the offer */
  create(dependencies: ProviderDependencies): PaymentProvider | undefined;
  /** Registers the routes for the browser's return and for notifications. */
  routes?(app: App, services: ProviderRouteServices): void;
}
