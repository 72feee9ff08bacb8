import { applyConnectionFaults, type Deliver, deliverByNetwork, type Faults } from '../shared/faults.ts';
import { type ListenOptions, startSimulator } from '../shared/server.ts';
import { buyerRoutes } from './buyer.routes.ts';
import { panelRoutes } from './panel.routes.ts';
import { createPayments } from './payments.ts';
import { paymentOfCall, shopRoutes } from './shop.routes.ts';

export { accounts } from './accounts.ts';

export interface SimulatorOptions extends ListenOptions {
  /** Delivers notifications to the shop; over the network by default. */
  deliver?: Deliver;
}

/**
 * Starts a simulator of Mercado Pago's Checkout Pro, with the same REST protocol and signed notifications.
 * @returns its URL, its faults, which a test may set, its books, and a function to stop it
 */
export async function startMercadoPagoSimulator({ deliver = deliverByNetwork, ...options }: SimulatorOptions = {}) {
  const payments = createPayments();
  const faults: Faults = {};
  const { url, close } = await startSimulator(options, (app, origin) => {
    app.register(async (scope) => {
      applyConnectionFaults(scope, faults, (request) => paymentOfCall(request, payments));
      shopRoutes(scope, payments, origin);
    });
    app.register(async (scope) => buyerRoutes(scope, { payments, faults, deliver }));
    app.register(async (scope) => panelRoutes(scope, { payments, faults, deliver }));
  });
  return { url, faults, charges: payments.charges, close };
}
