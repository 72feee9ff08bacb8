import type { FrequentFriend } from '@idavuelta/shared/contracts';
import { type Queryable, query } from '../../database/database.ts';

export type NewFriend = Omit<FrequentFriend, 'id'>;

export function createFriendsRepository(db: Queryable) {
  return {
    list: (customerId: number) =>
      query<FrequentFriend>(
        db,
        'SELECT id, fullname, phone, email FROM frequent_friend WHERE customer_id = $1 ORDER BY lower(fullname), id',
        [customerId],
      ),
    async add(customerId: number, { fullname, phone, email }: NewFriend) {
      const rows = await query<FrequentFriend>(
        db,
        `INSERT INTO frequent_friend (customer_id, fullname, phone, email) VALUES ($1, $2, $3, $4)
         RETURNING id, fullname, phone, email`,
        [customerId, fullname.trim(), phone, email.trim().toLowerCase()],
      );
      return rows[0] as FrequentFriend;
    },
  };
}
