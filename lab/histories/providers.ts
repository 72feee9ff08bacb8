import { accounts, startMercadoPagoSimulator } from '@idavuelta/simulators/mercadopago/server.ts';
import { shop, startRedsysSimulator } from '@idavuelta/simulators/redsys/server.ts';
import type { NamedPayment } from '@idavuelta/simulators/shared/charge.ts';
import type { Deliver, Faults, NotificationRequest } from '@idavuelta/simulators/shared/faults.ts';
import { startWebpaySimulator } from '@idavuelta/simulators/webpay/server.ts';

/** A provider's notification, held back until the history sends it. */
export interface PendingNotification extends NotificationRequest {
  /** Path and query at our API. */
  path: string;
}

/** Starts the simulators of all providers, which hold their notifications back for the test to send. */
export async function startProviders() {
  const kept = new Map<string, PendingNotification[]>();
  const deliver: Deliver = async (url, request) => {
    const { pathname, search } = new URL(url);
    kept.set(request.reference, [...(kept.get(request.reference) ?? []), { ...request, path: pathname + search }]);
    return 200;
  };
  const webpay = await startWebpaySimulator();
  const mercadopago = await startMercadoPagoSimulator({ deliver });
  const redsys = await startRedsysSimulator({ deliver });
  const all = [webpay, mercadopago, redsys];

  /** By amount, which is unique to each history: a payment has no other identity before it starts. */
  const faults = new Map<string, Faults>();
  const keyOf = ({ amount }: Pick<NamedPayment, 'amount'>) => `${amount.minor} ${amount.currency}`;
  for (const simulator of all) simulator.faults.forPayment = (payment) => faults.get(keyOf(payment));

  return {
    env: {
      WEBPAY_BASE_URL: webpay.url,
      WEBPAY_TIMEOUT_MS: '2000',
      MERCADOPAGO_BASE_URL: mercadopago.url,
      MERCADOPAGO_PE_ACCESS_TOKEN: accounts.PE.accessToken,
      MERCADOPAGO_PE_WEBHOOK_SECRET: accounts.PE.webhookSecret,
      MERCADOPAGO_TIMEOUT_MS: '2000',
      REDSYS_BASE_URL: `${redsys.url}/sis`,
      REDSYS_MERCHANT_CODE: shop.merchantCode,
      REDSYS_TERMINAL: shop.terminal,
      REDSYS_SECRET_KEY: shop.secretKey,
      REDSYS_TIMEOUT_MS: '2000',
    },
    /** Takes the pending notifications of a payment. */
    take(reference: string) {
      const notifications = kept.get(reference) ?? [];
      kept.delete(reference);
      return notifications;
    },
    setFaults: (payment: Pick<NamedPayment, 'amount'>, wrong: Faults | undefined) =>
      wrong ? faults.set(keyOf(payment), wrong) : faults.delete(keyOf(payment)),
    /** Sets a callback that runs when a provider has acted, before the API knows. */
    beforeAnswer(happens: (() => void) | undefined) {
      for (const simulator of all) {
        if (happens) simulator.faults.beforeAnswer = happens;
        else delete simulator.faults.beforeAnswer;
      }
    },
    healAll: () => faults.clear(),
    charges: () => all.flatMap((simulator) => simulator.charges()),
    close: () => Promise.all(all.map(({ close }) => close())),
  };
}

export type Providers = Awaited<ReturnType<typeof startProviders>>;
