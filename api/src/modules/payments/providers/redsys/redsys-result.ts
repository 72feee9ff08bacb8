import type { Currency } from '@idavuelta/shared/contracts';
import { REV_CURRENCIES } from 'redsys-easy';
import type { DecidedResult } from '../../provider.ts';

/** Redsys' identifiers of a shop. */
export interface RedsysShop {
  merchantCode: string;
  terminal: string;
}

/** Redsys' data of a finished operation, from a notification or a query. */
export interface RedsysResult {
  Ds_MerchantCode: string;
  Ds_Terminal: string;
  Ds_Order: string;
  Ds_TransactionType: string;
  Ds_Amount: string;
  Ds_Currency: string;
  Ds_Response: string;
  Ds_Date?: string;
  Ds_Hour?: string;
  Ds_AuthorisationCode?: string;
  // Only notifications have the next three, and only if the bank has enabled them for the shop.
  /** With most digits masked. */
  Ds_Card_Number?: string;
  Ds_Card_Last4?: string;
  /** YYMM. */
  Ds_ExpiryDate?: string;
}

/** Response code of a completed refund. */
export const refunded = '0900';

/** Lower codes mean that the payment was authorised; the remaining success codes are for refunds. */
const firstRejection = 100;
/** Response code of a buyer who left the payment page. */
const abandonedCode = '9915';

export const isOfShop = (result: RedsysResult, { merchantCode, terminal }: RedsysShop) =>
  result.Ds_MerchantCode === merchantCode && Number(result.Ds_Terminal) === Number(terminal);

function toOutcome(response: string): DecidedResult['outcome'] {
  if (response === abandonedCode) return 'abandoned';
  return /^\d+$/.test(response) && Number(response) < firstRejection ? 'approved' : 'rejected';
}

function cardOf({ Ds_Card_Number: number, Ds_Card_Last4: last4, Ds_ExpiryDate: expiry = '' }: RedsysResult) {
  const digits = number ?? last4;
  return digits && `${digits} ${expiry}`.trim();
}

/** @throws Error for an unknown currency */
export function toProviderResult(result: RedsysResult): DecidedResult {
  const { Ds_Order: reference, Ds_Response: response, Ds_Amount: amount, Ds_Currency: number } = result;
  const currency = REV_CURRENCIES[number as keyof typeof REV_CURRENCIES]?.code;
  if (!currency) throw new Error(`Redsys named an unknown currency: ${number}`);
  return {
    outcome: toOutcome(response),
    reference,
    amount: { minor: Number(amount), currency: currency as Currency },
    card: cardOf(result),
    raw: { response, authorisation: result.Ds_AuthorisationCode, date: result.Ds_Date, hour: result.Ds_Hour },
  };
}
