import type { FrequentFriend } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

/** The customer's friends; a failure offers none and says nothing. */
export const { useBookingFrequentFriendsQuery: useFrequentFriends } = platformApi.injectEndpoints({
  endpoints: (build) => ({
    bookingFrequentFriends: build.query<FrequentFriend[], void>({
      query: () => ({ url: '/shop-api/frequent-friends' }),
      providesTags: ['Friends'],
    }),
  }),
});
