import type { ListPage, Money, OrderId } from '@idavuelta/shared/contracts';
import { orderId as orderIdSchema } from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { createCursor, momentKey, type PageQuery } from '../../../http/cursor.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { createFlagsRepository, type FlaggedOrder } from './flags.repository.ts';

interface Resolution {
  actor: string;
  note: string;
  isPaidBack?: boolean;
}

const flagsCursor = createCursor('flags', Type.Tuple([momentKey, orderIdSchema]));

/** Records a manual refund as done. Implemented by payments, which depend on orders. */
export type SettleByHand = (tx: Queryable, orderId: OrderId, settle: { jobs: Jobs; by: string }) => Promise<Money[]>;

interface FlagsDependencies {
  db: Database;
  jobs: Jobs;
  settleByHand: SettleByHand;
}

/** Orders whose payments need staff: cases that no program can resolve. */
export const createFlags = ({ db, jobs, settleByHand }: FlagsDependencies) => ({
  /** Oldest first. */
  async list({ limit, cursor }: PageQuery): Promise<ListPage<FlaggedOrder>> {
    const rows = await createFlagsRepository(db).list(limit + 1, flagsCursor.read(cursor));
    return flagsCursor.page(
      rows.map(({ at, ...item }) => ({ item, keys: [at, item.orderId] })),
      limit,
    );
  },

  /**
   * Resolves the flag of an order.
   * @param isPaidBack the pending manual refund was made: it is recorded as of now
   * @returns whether the order had a flag
   */
  resolve: (orderId: OrderId, { actor, note, isPaidBack }: Resolution): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const reasons = await createFlagsRepository(tx).resolve(orderId);
      if (!reasons) return false;
      const refunds = isPaidBack ? await settleByHand(tx, orderId, { jobs, by: actor }) : [];
      const detail = { reasons, note, ...(refunds.length > 0 && { refunds }) };
      await createAuditRepository(tx).add({ actor, action: 'resolve-flag', subject: orderId, detail });
      return true;
    }),
});
