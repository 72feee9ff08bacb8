import type { PaymentVerification } from '../../attempts/verification.ts';

/** Query parameters of the browser's return from the payment page. */
export interface WebpayReturn {
  token_ws?: string;
  TBK_TOKEN?: string;
  TBK_ORDEN_COMPRA?: string;
  TBK_ID_SESION?: string;
}

/**
 * Handles a buyer's return from Webpay's payment page, which takes four forms.
 * @returns the current order of the attempt; undefined when the parameters match none of our attempts
 */
export async function handleWebpayReturn(verification: PaymentVerification, parameters: WebpayReturn) {
  const { token_ws, TBK_TOKEN, TBK_ORDEN_COMPRA, TBK_ID_SESION } = parameters;
  if (token_ws && !TBK_TOKEN) {
    const payment = await verification.byToken(token_ws);
    return payment && verification.returned(payment);
  }
  // The buyer cancelled (TBK_TOKEN) or the payment page failed (both tokens), which counts as cancelled.
  if (TBK_TOKEN) {
    const payment = await verification.byToken(TBK_TOKEN);
    return payment && verification.abandoned(payment);
  }
  // The payment page timed out: without a token, our reference and our order id must match.
  const payment = TBK_ORDEN_COMPRA && (await verification.byReference('webpay', TBK_ORDEN_COMPRA));
  return payment && payment.orderId === TBK_ID_SESION ? verification.abandoned(payment) : undefined;
}
