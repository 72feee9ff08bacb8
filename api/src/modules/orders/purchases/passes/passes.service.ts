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
  /** Absent when Apple Wallet passes are disabled. */
  wallet?: WalletConfig;
}

export type Passes = ReturnType<typeof createPasses>;

/** Delivers a single ticket of a paid order to the buyer's phone. */
export function createPasses({ purchases, wallet }: PassesDependencies) {
  let applePass: ReturnType<typeof createApplePass> | undefined;

  /** @throws NOT_FOUND, also for another customer's order; STATE_CONFLICT when the ticket is no longer valid */
  async function findValidTicket(
    orderId: OrderId,
    customerId: number,
    number: number,
  ): Promise<[OrderMailInput, PassTicket]> {
    const input = await purchases.forMail(orderId, customerId);
    const ticket = input?.detail.tickets[number - 1];
    if (!input || !ticket) throw new AppError('NOT_FOUND');
    if (!ticket.qr) throw new AppError('STATE_CONFLICT');
    return [input, { ticket, number }];
  }

  return {
    /** Returns a PNG. */
    async image(orderId: OrderId, customerId: number, ticket: number): Promise<Buffer> {
      const pass = await findValidTicket(orderId, customerId, ticket);
      const { passImage } = await import('./pass-image.ts');
      return passImage(...pass);
    },

    /** Returns a `.pkpass`. @throws NOT_FOUND, also when passes are disabled */
    async apple(orderId: OrderId, customerId: number, ticket: number): Promise<Buffer> {
      if (!wallet) throw new AppError('NOT_FOUND');
      const pass = await findValidTicket(orderId, customerId, ticket);
      applePass ??= (await import('./apple-pass.ts')).createApplePass(wallet);
      return applePass(...pass);
    },
  };
}
