import { refundedOf, type Transaction } from './transactions.ts';

const statusOf = (transaction: Transaction) => {
  if (!transaction.committed) return 'INITIALIZED';
  if (transaction.outcome === 'decline') return 'FAILED';
  const refunded = refundedOf(transaction);
  if (refunded === 0) return 'AUTHORIZED';
  if (refunded < transaction.charged) return 'PARTIALLY_NULLIFIED';
  return transaction.nullified ? 'NULLIFIED' : 'REVERSED';
};

/** Returns `MMDD`, the day on which the bank books the transaction. */
const accountingDate = (date: Date) => date.toISOString().slice(5, 10).replace('-', '');

/**
 * Body of `PUT` and `GET /transactions/{token}`. Before the commit the service knows neither card nor authorization and
 * omits those fields.
 */
export function transactionResponse(transaction: Transaction) {
  const { amount, buyOrder, sessionId, createdAt, card } = transaction;
  const known = {
    amount,
    status: statusOf(transaction),
    buy_order: buyOrder,
    session_id: sessionId,
    accounting_date: accountingDate(createdAt),
    transaction_date: createdAt.toISOString(),
    installments_number: 0,
  };
  if (!transaction.committed) return known;
  const approved = transaction.outcome === 'approve';
  return {
    vci: approved ? 'TSY' : 'TSN',
    ...known,
    amount: approved ? transaction.charged : amount,
    card_detail: { card_number: approved ? card : '0568' },
    authorization_code: approved ? transaction.authorizationCode : '000000',
    payment_type_code: approved ? 'VN' : 'VD',
    response_code: approved ? 0 : -1,
    ...(refundedOf(transaction) > 0 && { balance: transaction.charged - refundedOf(transaction) }),
  };
}

/** Body of `POST /transactions/{token}/refunds`: the full amount is reversed, a part of it nullified. */
export function refundResponse(transaction: Transaction, amount: number, balance: number) {
  if (amount === transaction.charged) return { type: 'REVERSED' };
  return {
    type: 'NULLIFIED',
    authorization_code: transaction.authorizationCode,
    authorization_date: new Date().toISOString(),
    nullified_amount: amount,
    balance,
    response_code: 0,
  };
}

/** Returns the redirect URL. Its query string has one of four forms, depending on the outcome. */
export function returnAddress({ returnUrl, token, buyOrder, sessionId, outcome }: Transaction) {
  const order = { TBK_ORDEN_COMPRA: buyOrder, TBK_ID_SESION: sessionId };
  const shapes = {
    approve: { token_ws: token },
    decline: { token_ws: token },
    giveUp: { TBK_TOKEN: token, ...order },
    timeOut: order,
    abnormal: { token_ws: token, TBK_TOKEN: token, ...order },
  };
  const address = new URL(returnUrl);
  for (const [name, value] of Object.entries(shapes[outcome ?? 'timeOut'])) address.searchParams.set(name, value);
  return address.href;
}
