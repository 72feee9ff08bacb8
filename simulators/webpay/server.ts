import { applyConnectionFaults, type Faults } from '../shared/faults.ts';
import { panelRoute } from '../shared/panel.ts';
import { type ListenOptions, startSimulator } from '../shared/server.ts';
import { buyerRoutes, paymentOfCall, shopRoutes } from './routes.ts';
import { createTransactions, refundedOf } from './transactions.ts';

export { integration } from './routes.ts';

export interface SimulatorOptions extends ListenOptions {
  /** How long the payment page stays open, in milliseconds; the real service gives ten minutes. */
  timeoutMs?: number;
}

/**
 * Starts a stand-in for Transbank's Webpay Plus that speaks the same REST protocol, so that its own client library is
 * used unchanged (`new Options(code, key, url)`).
 * @returns its address without a trailing slash, its faults, which a test may set, its books, and how to stop it. Rejects when the port is taken.
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
