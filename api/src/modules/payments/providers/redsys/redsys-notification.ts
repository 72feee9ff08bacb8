import type { Currency } from '@idavuelta/shared/contracts';
import { type createRedsysAPI, REV_CURRENCIES, TRANSACTION_TYPES } from 'redsys-easy';
import { ForgedNotificationError, type ProviderNotification } from '../../provider.ts';

type Redsys = ReturnType<typeof createRedsysAPI>;
type SignedMessage = Parameters<Redsys['processDirectRestNotification']>[0];

/** Below this, a response code says that the payment was authorised; others that say yes are about refunds. */
const firstRefusal = 100;

/** A notification of Redsys is its own proof, by its signature. @throws ForgedNotificationError */
export function readNotification(
  redsys: Redsys,
  shop: { merchantCode: string; terminal: string },
  body: Record<string, unknown>,
): ProviderNotification | undefined {
  let result: ReturnType<Redsys['processDirectRestNotification']>;
  try {
    result = redsys.processDirectRestNotification(body as unknown as SignedMessage);
  } catch (error) {
    throw new ForgedNotificationError((error as Error).message);
  }
  const { Ds_Order: reference, Ds_Response: response, Ds_Amount: amount, Ds_Currency: currency } = result;
  if (result.Ds_MerchantCode !== shop.merchantCode || Number(result.Ds_Terminal) !== Number(shop.terminal))
    throw new ForgedNotificationError('It is about another shop.');
  if (result.Ds_TransactionType !== TRANSACTION_TYPES.AUTHORIZATION) return undefined;
  return {
    reference,
    verdict: {
      outcome: /^\d+$/.test(response) && Number(response) < firstRefusal ? 'approved' : 'rejected',
      reference,
      amount: { minor: Number(amount), currency: REV_CURRENCIES[currency].code as Currency },
      raw: { response, authorisation: result.Ds_AuthorisationCode, date: result.Ds_Date, hour: result.Ds_Hour },
    },
  };
}
