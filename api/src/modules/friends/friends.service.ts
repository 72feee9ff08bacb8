import type { FrequentFriend } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createFriendsRepository, type FriendInput } from './friends.repository.ts';

export type FriendsService = ReturnType<typeof createFriendsService>;

/** People a customer often travels with. */
export function createFriendsService({ db }: { db: Database }) {
  const friends = createFriendsRepository(db);

  return {
    list: friends.list,
    add: friends.add,

    /** @throws NOT_FOUND, also for another customer's friend */
    async change(customerId: number, id: number, input: FriendInput): Promise<FrequentFriend> {
      const changed = await friends.change(customerId, id, input);
      if (!changed) throw new AppError('NOT_FOUND');
      return changed;
    },

    /** @throws NOT_FOUND, also for another customer's friend */
    async remove(customerId: number, id: number) {
      if (!(await friends.remove(customerId, id))) throw new AppError('NOT_FOUND');
      return {};
    },
  };
}
