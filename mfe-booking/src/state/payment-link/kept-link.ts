import type { OrderId } from '@idavuelta/shared/contracts';
import { tabStore } from '@idavuelta/shared/storage';

const keyOf = (id: OrderId) => `idavuelta.payment-link.${id}`;

/** The page that an order is paid on by its mailed link. */
export const orderPaymentPath = (token: string) => `/order-payment?token=${encodeURIComponent(token)}`;

/** This tab was opened by the link of an order: providers send the browser back to the order, which needs a login. */
export const keepLink = (id: OrderId, token: string) => void tabStore.write(keyOf(id), token);

/** The token of the link by which this tab pays the order, if it does. */
export const keptLink = (id: OrderId) => tabStore.read(keyOf(id));
