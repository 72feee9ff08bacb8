import { applyConnectionFaults, type Deliver, deliverByNetwork, type Faults } from '../shared/faults.ts';
import { panelRoute } from '../shared/panel.ts';
import { type ListenOptions, startSimulator } from '../shared/server.ts';
import { chargesOf, type Payment, refundedOf } from './payments.ts';
import { buyerRoutes, paymentOfCall, shopRoutes } from './routes.ts';

export { shop } from './shop.ts';

export interface SimulatorOptions extends ListenOptions {
  /** Delivers notifications to the shop; over the network by default. */
  deliver?: Deliver;
}

/**
 * Starts a simulator of Redsys: it accepts a shop's signed form, signs its notifications, refunds through REST and
 * answers queries about orders through SOAP.
 * @returns its URL, its faults, which a test may set, its books, and a function to stop it
 */
export async function startRedsysSimulator({ deliver = deliverByNetwork, ...options }: SimulatorOptions = {}) {
  const payments = new Map<string, Payment>();
  const faults: Faults = {};
  const { url, close } = await startSimulator(options, (app) => {
    app.register(async (scope) => {
      applyConnectionFaults(scope, faults, ({ body }) => paymentOfCall(body, payments));
      shopRoutes(scope, payments, faults);
    });
    app.register(async (scope) => buyerRoutes(scope, { payments, faults, deliver }));
    panelRoute(app, 'refund', (reference, amount) => {
      const payment = payments.get(reference);
      payment?.refunds.push(amount === undefined ? payment.charged - refundedOf(payment) : Math.round(amount * 100));
      return payment;
    });
  });
  return { url, faults, charges: () => chargesOf(payments.values()), close };
}
