import type { FrequentFriend } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';

export type NewFriend = Omit<FrequentFriend, 'id'>;

const columns = ['id', 'fullname', 'phone', 'email'] as const;

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
    add: (customerId: number, { fullname, phone, email }: NewFriend): Promise<FrequentFriend> =>
      db
        .insertInto('frequent_friend')
        .values({ customer_id: customerId, fullname: fullname.trim(), phone, email: email.trim().toLowerCase() })
        .returning(columns)
        .executeTakeFirstOrThrow(),
  };
}
