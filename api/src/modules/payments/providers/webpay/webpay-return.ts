import type { PaymentVerification } from '../../attempts/verification.ts';

/** Parameters with which the payment page may send the browser back. */
export interface WebpayReturn {
  token_ws?: string;
  TBK_TOKEN?: string;
  TBK_ORDEN_COMPRA?: string;
  TBK_ID_SESION?: string;
}

/**
 * Handles the return of a buyer from Webpay's payment page, which has four shapes.
 * @returns the order of the attempt, as it is now, or undefined when the parameters name no attempt of ours
 */
export async function handleWebpayReturn(verification: PaymentVerification, parameters: WebpayReturn) {
  const { token_ws, TBK_TOKEN, TBK_ORDEN_COMPRA, TBK_ID_SESION } = parameters;
  if (token_ws && !TBK_TOKEN) {
    const payment = await verification.byToken(token_ws);
    return payment && verification.returned(payment);
  }
  // The buyer cancelled (TBK_TOKEN), or an error on the payment page counts as cancelled (both tokens).
  if (TBK_TOKEN) {
    const payment = await verification.byToken(TBK_TOKEN);
    return payment && verification.abandoned(payment);
  }
  // The payment page timed out: there is no token, so our reference and our order id must belong together.
  const payment = TBK_ORDEN_COMPRA && (await verification.byReference('webpay', TBK_ORDEN_COMPRA));
  return payment && payment.orderId === TBK_ID_SESION ? verification.abandoned(payment) : undefined;
}
