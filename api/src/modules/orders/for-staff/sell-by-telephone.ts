import type { Language, OrderRequest, PlacedOrder } from '@idavuelta/shared/contracts';
import type { TelephoneOrder, TelephonePrice } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { AppError } from '../../../errors.ts';
import { isWaiting } from '../order-transitions.ts';
import type { OrdersService } from '../orders.service.ts';
import type { Buyer } from '../placing/place-order.ts';

interface SellByTelephoneDependencies {
  orders: Pick<OrdersService, 'place' | 'price'>;
  accounts: { recipient(customerId: number): Promise<{ language: Language } | undefined> };
  /** Base URL for links in mails about the order. */
  siteUrl: string;
}

interface Seller {
  actor: StaffActor;
  /** Identifies the sale: the same key with the same order creates one order. */
  idempotencyKey: string;
}

export type TelephoneSales = ReturnType<typeof createSellByTelephone>;

/** Sells to customers who call, with the same rules, prices, stock, holds and limits as the site. */
export function createSellByTelephone({ orders, accounts, siteUrl }: SellByTelephoneDependencies) {
  async function toOrderRequest({ customerId, ...order }: TelephoneOrder, { actor, idempotencyKey }: Seller) {
    const customer = await accounts.recipient(customerId);
    if (!customer) throw new AppError('NOT_FOUND');
    const request: OrderRequest = { ...order, url: siteUrl };
    const buyer: Buyer = { customerId, language: customer.language, idempotencyKey, seller: actor };
    return { request, buyer };
  }

  return {
    /** Prices the order without placing it. @throws NOT_FOUND for an unknown customer, otherwise as on the site */
    async price(order: TelephoneOrder, actor: StaffActor): Promise<TelephonePrice> {
      const { request, buyer } = await toOrderRequest(order, { actor, idempotencyKey: 'price' });
      const { order: placed, fullPrice, charge } = await orders.price(request, buyer);
      return {
        fullPrice,
        total: placed.total,
        ...(charge && charge.amount.currency !== placed.total.currency && { charge: charge.amount }),
        ...(isWaiting(placed.state) && { heldUntil: placed.heldUntil.toISOString() }),
      };
    },

    /** Places the order; the buyer gets the same mails as on the site. @throws as `price` does */
    async sell(order: TelephoneOrder, seller: Seller): Promise<PlacedOrder> {
      const { request, buyer } = await toOrderRequest(order, seller);
      return orders.place(request, buyer);
    },
  };
}
