import { affectsRow } from '../../../database/affected-rows.ts';
import { now, type Queryable } from '../../../database/database.ts';

/** Stores which charges are disputed. */
export const createChargebacksRepository = (db: Queryable) => ({
  /** @returns whether it is new */
  begin: (paymentId: number) =>
    affectsRow(
      db
        .updateTable('payment')
        .set({ charged_back_at: now })
        .where('id', '=', paymentId)
        .where('charged_back_at', 'is', null),
    ),

  /** @returns whether the charge was disputed until now */
  end: (paymentId: number) =>
    affectsRow(
      db
        .updateTable('payment')
        .set({ charged_back_at: null })
        .where('id', '=', paymentId)
        .where('charged_back_at', 'is not', null),
    ),
});
