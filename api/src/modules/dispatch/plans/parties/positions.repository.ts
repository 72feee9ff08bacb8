import type { Position } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../../database/database.ts';
import type { Rider } from './parties.ts';

export const createPositionsRepository = (db: Queryable) => ({
  async set({ ticketId, addressIndex }: Rider, position: Position) {
    const path = sql`ARRAY[${String(addressIndex)}::text, 'position']`;
    await db
      .updateTable('order_ticket')
      .set({ addresses: sql`jsonb_set(addresses, ${path}, ${JSON.stringify(position)}::jsonb)` })
      .where('id', '=', ticketId)
      .execute();
  },
});
