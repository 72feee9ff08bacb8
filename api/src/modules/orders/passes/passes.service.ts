import type { OrderId } from '@idavuelta/shared/contracts';
import { AppError } from '../../../errors.ts';
import type { OrderMailInput } from '../../../mail/order-facts.ts';
import type { WalletConfig } from '../../../wallet-config.ts';
import { createApplePass } from './apple-pass.ts';
import { passImage } from './pass-image.ts';
import type { PassTicket } from './ticket-on-pass.ts';

export interface PassesDependencies {
  purchases: {
    forMail(orderId: OrderId, customerId: number): Promise<OrderMailInput | undefined>;
  };
  /** Absent where passes for Apple Wallet are off. */
  wallet?: WalletConfig;
}

/** One ticket of a paid order, for the telephone of its buyer. */
export function createPasses({ purchases, wallet }: PassesDependencies) {
  const applePass = wallet && createApplePass(wallet);

  /** @throws NOT_FOUND, also for the order of another customer; STATE_CONFLICT when nobody rides with it */
  async function good(orderId: OrderId, customerId: number, number: number): Promise<[OrderMailInput, PassTicket]> {
    const input = await purchases.forMail(orderId, customerId);
    const ticket = input?.detail.tickets[number - 1];
    if (!input || !ticket) throw new AppError('NOT_FOUND');
    if (!ticket.qr) throw new AppError('STATE_CONFLICT');
    return [input, { ticket, number }];
  }

  return {
    /** A PNG. */
    image: async (orderId: OrderId, customerId: number, ticket: number): Promise<Buffer> =>
      passImage(...(await good(orderId, customerId, ticket))),

    /** A `.pkpass`. @throws NOT_FOUND where they are off, too */
    async apple(orderId: OrderId, customerId: number, ticket: number): Promise<Buffer> {
      if (!applePass) throw new AppError('NOT_FOUND');
      return applePass(...(await good(orderId, customerId, ticket)));
    },
  };
}
