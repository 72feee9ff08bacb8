import type { FastifyInstance } from 'fastify';

interface PanelBody {
  /** The shop's own name of the payment. */
  reference?: string;
  /** Decimal. */
  amount?: string;
}

/**
 * Lets a test do what the shop's staff, or a bank, does in the provider's own panel, without the shop's program.
 * @param act does what `name` says to the payment with this reference, for all of its rest without an amount; returns
 *   undefined for an unknown reference
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
