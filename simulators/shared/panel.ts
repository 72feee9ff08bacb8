import type { FastifyInstance } from 'fastify';

interface PanelBody {
  /** The shop's reference of the payment. */
  reference?: string;
  /** Decimal. */
  amount?: string;
}

/**
 * Adds a route with which a test acts as the shop's staff or a bank in the provider's panel, bypassing the shop.
 * @param act performs the action `name` on the payment with this reference, for its remainder when there is no amount;
 *   returns undefined for an unknown reference
 */
export function panelRoute(
  app: FastifyInstance,
  name: 'refund' | 'charge-back' | 'win-dispute',
  act: (reference: string, amount: number | undefined) => unknown,
) {
  app.post<{ Body: PanelBody }>(`/panel/${name}`, async ({ body: { reference, amount } }, reply) => {
    const payment = await act(String(reference), amount === undefined ? undefined : Number(amount));
    return reply.code(payment ? 204 : 404).send();
  });
}
