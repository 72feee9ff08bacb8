import { applyConnectionFaults, type Faults } from '../shared/faults.ts';
import { panelRoute } from '../shared/panel.ts';
import { type ListenOptions, startSimulator } from '../shared/server.ts';
import { buyerRoutes, paymentOfCall, shopRoutes } from './routes.ts';
import { createTransactions, refundedOf } from './transactions.ts';

export { integration } from './routes.ts';

export interface SimulatorOptions extends ListenOptions {
  /** How long the payment page stays open, in milliseconds; ten minutes in the real service. */
  timeoutMs?: number;
}

/**
 * Starts a simulator of Transbank's Webpay Plus with the same REST protocol, so that its official client library works
 * unchanged (`new Options(code, key, url)`).
 * @returns its URL without a trailing slash, its faults, which a test may set, its books, and a function to stop it.
 *   Rejects when the port is taken.
 */
export async function startWebpaySimulator({ timeoutMs = 10 * 60_000, ...options }: SimulatorOptions = {}) {
  const transactions = createTransactions({ timeoutMs });
  const faults: Faults = {};
  const { url, close } = await startSimulator(options, (app, origin) => {
    app.register(async (scope) => {
      applyConnectionFaults(scope, faults, (request) => paymentOfCall(request, transactions));
      shopRoutes(scope, { transactions, faults, origin });
    });
    app.register(async (scope) => buyerRoutes(scope, transactions));
    panelRoute(app, 'refund', (reference, amount) => {
      const found = transactions.byReference(reference);
      if (!found) return undefined;
      transactions.refund(found, amount ?? found.charged - refundedOf(found));
      found.nullified = true;
      return found;
    });
  });
  return { url, faults, charges: transactions.charges, close };
}
