import { MPNotFoundError, type Payment, WebhookSignatureValidator } from 'mercadopago';
import type { MercadoPagoAccount } from '../../../../config/payments/mercadopago-config.ts';
import { ForgedNotificationError, type NotificationMessage, type ProviderNotification } from '../../provider.ts';
import { toProviderResult } from './mercadopago-payment.ts';

/** Returns the account whose key signed the message. @throws ForgedNotificationError */
function signerOf({ headers, query }: NotificationMessage, accounts: MercadoPagoAccount[]) {
  const signer = accounts.find(({ webhookSecret }) => {
    try {
      WebhookSignatureValidator.validate({
        xSignature: headers['x-signature'],
        xRequestId: headers['x-request-id'],
        dataId: query['data.id'],
        secret: webhookSecret,
      });
      return true;
    } catch {
      return false;
    }
  });
  if (!signer) throw new ForgedNotificationError('No account of ours signed this.');
  return signer;
}

/**
 * Reads a notification of Mercado Pago, which only names a payment to be fetched from the provider. A rejection is no
 * decision yet, because the payment page offers a retry with another card.
 */
export async function readNotification(
  message: NotificationMessage,
  accounts: MercadoPagoAccount[],
  paymentsOf: (account: MercadoPagoAccount) => Payment,
): Promise<ProviderNotification | undefined> {
  const account = signerOf(message, accounts);
  const id = message.query['data.id'];
  if (message.query.type !== 'payment' || !id) return undefined;
  try {
    const payment = await paymentsOf(account).get({ id });
    const { external_reference: reference } = payment;
    if (!reference) return undefined;
    const result = toProviderResult(payment);
    return { reference, result: result.outcome === 'approved' ? result : { outcome: 'pending' } };
  } catch (error) {
    // The provider's webhook test names a payment that does not exist.
    if (error instanceof MPNotFoundError) return undefined;
    throw error;
  }
}
