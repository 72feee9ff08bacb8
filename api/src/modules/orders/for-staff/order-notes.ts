import type { OrderId } from '@idavuelta/shared/contracts';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createOrderNotesRepository } from './order-notes.repository.ts';

export type OrderNotes = ReturnType<typeof createOrderNotes>;

/** Staff's notes on orders. */
export const createOrderNotes = ({ db }: { db: Database }) => ({
  /** Notes are append-only: what was known at the time is part of the record. @throws NOT_FOUND */
  add: (orderId: OrderId, body: string, actor: StaffActor): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const added = await createOrderNotesRepository(tx).add(orderId, body, actor);
      if (!added) throw new AppError('NOT_FOUND');
      await createAuditRepository(tx).add({ actor, action: 'add-order-note', subject: orderId });
    }),
});
