import { toDecimal } from '@idavuelta/shared/contracts/money';
import { transferLeadHours } from '@idavuelta/shared/contracts/rules';
import type { Database } from '../../../../database/database.ts';
import { AppError } from '../../../../errors.ts';
import { startWithoutCall } from '../../attempts/start-seconds.ts';
import type { PaymentProvider } from '../../provider.ts';
import { createTransfersRepository } from './transfers.repository.ts';

export interface TransferDependencies {
  db: Database;
  /** Seconds the seats are held. */
  holdSeconds: number;
  /** The same for a buyer who has not paid anything yet. */
  firstHoldSeconds?: number;
}

/** Bank transfer: the buyer states our reference, and staff validate the order when the money is on our account. */
export function createTransferProvider(dependencies: TransferDependencies): PaymentProvider {
  const { db, holdSeconds, firstHoldSeconds } = dependencies;
  return {
    code: 'transferencia',
    kind: 'transfer',
    waiting: 'awaiting_transfer_payment',
    holdSeconds,
    firstHoldSeconds,
    startSeconds: startWithoutCall,
    // The number of the order, so that buyer, bank and staff all name it alike.
    newReference: ({ orderNumber, attempt }) => (attempt === 1 ? `IV-${orderNumber}` : `IV-${orderNumber}-${attempt}`),
    assertInTime(eventStartsAt) {
      if (eventStartsAt.getTime() - Date.now() < transferLeadHours * 3600_000) throw new AppError('TRANSFER_TOO_LATE');
    },
    async start({ reference, amount, heldUntil, countryCode }) {
      const account = await createTransfersRepository(db).accountOf(countryCode);
      // The account may have been changed since the amount was made.
      if (account?.currency !== amount.currency) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
      const transfer = {
        ...account,
        holder: account.holder ?? undefined,
        reference,
        amount: toDecimal(amount),
        deadline: heldUntil.toISOString(),
      };
      return { response: { transfer } };
    },
    // No bank tells us: staff validate a transfer, and pay it back by hand.
    lookup: async () => ({ outcome: 'unknown' }),
    refund: async () => ({ outcome: 'unsupported' }),
  };
}
