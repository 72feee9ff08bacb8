import type { OrderId } from '@idavuelta/shared/contracts';
import type { WalletConfig } from '../../../../config/wallet-config.ts';
import { AppError } from '../../../../errors.ts';
import type { OrderMailInput } from '../../../../mail/order-facts.ts';
import type { createApplePass } from './apple-pass.ts';
import type { PassTicket } from './ticket-on-pass.ts';

export interface PassesDependencies {
  purchases: {
    forMail(orderId: OrderId, customerId: number): Promise<OrderMailInput | undefined>;
  };
  /** Absent where passes for Apple Wallet are off. */
  wallet?: WalletConfig;
}

export type Passes = ReturnType<typeof createPasses>;

/** One ticket of a paid order, for the telephone of its buyer. */
export function createPasses({ purchases, wallet }: PassesDependencies) {
  let applePass: ReturnType<typeof createApplePass> | undefined;

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
    async image(orderId: OrderId, customerId: number, ticket: number): Promise<Buffer> {
      const pass = await good(orderId, customerId, ticket);
      const { passImage } = await import('./pass-image.ts');
      return passImage(...pass);
    },

    /** A `.pkpass`. @throws NOT_FOUND where they are off, too */
    async apple(orderId: OrderId, customerId: number, ticket: number): Promise<Buffer> {
      if (!wallet) throw new AppError('NOT_FOUND');
      const pass = await good(orderId, customerId, ticket);
      applePass ??= (await import('./apple-pass.ts')).createApplePass(wallet);
      return applePass(...pass);
    },
  };
}
