import { now, type Queryable } from '../../../database/database.ts';

/** Which charges the banks of buyers have taken back. */
export const createChargebacksRepository = (db: Queryable) => ({
  /** @returns whether it was not known before */
  async begin(paymentId: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('payment')
      .set({ charged_back_at: now })
      .where('id', '=', paymentId)
      .where('charged_back_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0;
  },

  /** @returns whether it was charged back until now */
  async end(paymentId: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('payment')
      .set({ charged_back_at: null })
      .where('id', '=', paymentId)
      .where('charged_back_at', 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0;
  },
});
