import type { OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';

export const createOrderNotesRepository = (db: Queryable) => ({
  /** @returns undefined for an unknown order */
  add: (orderId: OrderId, body: string, author: string) =>
    db
      .insertInto('order_note')
      .columns(['order_id', 'author', 'body'])
      .expression((eb) =>
        eb
          .selectFrom('orders')
          .select(({ cast, val }) => [
            'id',
            cast<string>(val(author), 'text').as('author'),
            cast<string>(val(body), 'text').as('body'),
          ])
          .where('id', '=', orderId),
      )
      .returning('id')
      .executeTakeFirst(),
});
