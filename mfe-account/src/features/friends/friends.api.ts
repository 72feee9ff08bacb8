import type { FrequentFriend } from '@idavuelta/shared/contracts';
import { accountApi } from '../../state/api.ts';

export type FriendInput = Omit<FrequentFriend, 'id'>;

const url = '/shop-api/frequent-friends';

/** An edit has the friend's id. */
type FriendChange = FriendInput & { id?: number };

export const {
  useAccountFriendsQuery: useFriends,
  useAccountSaveFriendMutation: useSaveFriend,
  useAccountRemoveFriendMutation: useRemoveFriend,
} = accountApi.injectEndpoints({
  endpoints: (build) => ({
    accountFriends: build.query<FrequentFriend[], void>({ query: () => ({ url }), providesTags: ['Friends'] }),
    accountSaveFriend: build.mutation<FrequentFriend, FriendChange>({
      query: ({ id, ...data }) => ({ method: id ? 'PUT' : 'POST', url: id ? `${url}/${id}` : url, data }),
      invalidatesTags: ['Friends'],
    }),
    accountRemoveFriend: build.mutation<unknown, number>({
      query: (id) => ({ method: 'DELETE', url: `${url}/${id}` }),
      invalidatesTags: ['Friends'],
    }),
  }),
});
