import type { FrequentFriend } from '@idavuelta/shared/contracts';
import { affectsRow } from '../../database/affected-rows.ts';
import type { Queryable } from '../../database/database.ts';

export type FriendInput = Omit<FrequentFriend, 'id'>;

const columns = ['id', 'fullname', 'phone', 'email'] as const;

const toStored = ({ fullname, phone, email }: FriendInput) => ({
  fullname: fullname.trim(),
  phone,
  email: email.trim().toLowerCase(),
});

export function createFriendsRepository(db: Queryable) {
  return {
    list: (customerId: number): Promise<FrequentFriend[]> =>
      db
        .selectFrom('frequent_friend')
        .select(columns)
        .where('customer_id', '=', customerId)
        .orderBy(({ fn }) => fn('lower', ['fullname']))
        .orderBy('id')
        .execute(),

    add: (customerId: number, friend: FriendInput): Promise<FrequentFriend> =>
      db
        .insertInto('frequent_friend')
        .values({ customer_id: customerId, ...toStored(friend) })
        .returning(columns)
        .executeTakeFirstOrThrow(),

    /** @returns undefined when the customer has no such friend */
    change: (customerId: number, id: number, friend: FriendInput): Promise<FrequentFriend | undefined> =>
      db
        .updateTable('frequent_friend')
        .set(toStored(friend))
        .where('customer_id', '=', customerId)
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirst(),

    /** @returns whether the customer had it */
    remove: (customerId: number, id: number) =>
      affectsRow(db.deleteFrom('frequent_friend').where('customer_id', '=', customerId).where('id', '=', id)),
  };
}
