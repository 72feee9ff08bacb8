import { toDecimal } from '@idavuelta/shared/contracts/money';
import { transferLeadHours } from '@idavuelta/shared/contracts/rules';
import type { Database } from '../../../../database/database.ts';
import { AppError } from '../../../../errors.ts';
import { startWithoutCall } from '../../attempts/start-seconds.ts';
import type { PaymentProvider } from '../../provider.ts';
import { createTransfersRepository } from './transfers.repository.ts';

export interface TransferDependencies {
  db: Database;
  /** How long seats are held, in seconds. */
  holdSeconds: number;
  /** The hold for buyers who have never paid anything, in seconds. */
  firstHoldSeconds?: number;
}

/**
 * Creates the provider for bank transfers: the buyer states our reference, and staff validates the payment once it
 * arrives.
 */
export function createTransferProvider(dependencies: TransferDependencies): PaymentProvider {
  const { db, holdSeconds, firstHoldSeconds } = dependencies;
  return {
    code: 'transferencia',
    kind: 'transfer',
    waiting: 'awaiting_transfer_payment',
    holdSeconds,
    firstHoldSeconds,
    startSeconds: startWithoutCall,
    // Contains the order number, so that buyer, bank and staff all use the same name.
    newReference: ({ orderNumber, attempt }) => (attempt === 1 ? `IV-${orderNumber}` : `IV-${orderNumber}-${attempt}`),
    assertInTime(eventStartsAt) {
      if (eventStartsAt.getTime() - Date.now() < transferLeadHours * 3600_000) throw new AppError('TRANSFER_TOO_LATE');
    },
    async start({ reference, amount, heldUntil, countryCode }) {
      const account = await createTransfersRepository(db).accountOf(countryCode);
      // The account may have changed since the amount was calculated.
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
    // No bank notifies us: staff validates transfers and refunds them manually.
    lookup: async () => ({ outcome: 'unknown' }),
    refund: async () => ({ outcome: 'unsupported' }),
  };
}
