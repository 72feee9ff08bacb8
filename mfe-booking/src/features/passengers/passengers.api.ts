import type { FrequentFriend } from '@idavuelta/shared/contracts';
import { bookingApi } from '../../state/api.ts';

/** The customer's frequent friends. They are only a shortcut: when they cannot be loaded, none are shown. */
export const { useBookingFrequentFriendsQuery: useFrequentFriends, useBookingSaveFriendMutation: useSaveFriend } =
  bookingApi.injectEndpoints({
    endpoints: (build) => ({
      bookingFrequentFriends: build.query<FrequentFriend[], void>({
        query: () => ({ url: '/shop-api/frequent-friends' }),
        providesTags: ['SavedFriends'],
      }),
      bookingSaveFriend: build.mutation<FrequentFriend, Omit<FrequentFriend, 'id'>>({
        query: (data) => ({ method: 'POST', url: '/shop-api/frequent-friends', data }),
        invalidatesTags: ['SavedFriends'],
      }),
    }),
  });
