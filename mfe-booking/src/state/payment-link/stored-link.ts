import type { OrderId } from '@idavuelta/shared/contracts';
import { tabStore } from '@idavuelta/shared/storage';

const keyOf = (id: OrderId) => `idavuelta.payment-link.${id}`;

/** The page on which an order is paid through its mailed link. */
export const orderPaymentPath = (token: string) => `/order-payment?token=${encodeURIComponent(token)}`;

/**
 * Remembers that this tab was opened by an order's link: providers redirect to the order's page, which needs a login.
 */
export const storeLink = (id: OrderId, token: string) => void tabStore.write(keyOf(id), token);

/** The token of the link with which this tab pays the order, if any. */
export const storedLink = (id: OrderId) => tabStore.read(keyOf(id));
