import { type createRedsysAPI, TRANSACTION_TYPES } from 'redsys-easy';
import { ForgedNotificationError, type ProviderNotification } from '../../provider.ts';
import { isOfShop, type RedsysShop, toProviderResult } from './redsys-result.ts';

type Redsys = ReturnType<typeof createRedsysAPI>;
type SignedMessage = Parameters<Redsys['processDirectRestNotification']>[0];

/** Reads a notification of Redsys, whose signature makes it proof in itself. @throws ForgedNotificationError */
export function readNotification(redsys: Redsys, shop: RedsysShop, body: object): ProviderNotification | undefined {
  let result: ReturnType<Redsys['processDirectRestNotification']>;
  try {
    result = redsys.processDirectRestNotification(body as SignedMessage);
  } catch (error) {
    throw new ForgedNotificationError((error as Error).message);
  }
  if (!isOfShop(result, shop)) throw new ForgedNotificationError('It is about another shop.');
  if (result.Ds_TransactionType !== TRANSACTION_TYPES.AUTHORIZATION) return undefined;
  return { reference: result.Ds_Order, result: toProviderResult(result) };
}
