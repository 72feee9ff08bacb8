import type { FrequentFriend } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

/** The customer's frequent friends. They are only a shortcut: when they cannot be loaded, none are shown. */
export const { useBookingFrequentFriendsQuery: useFrequentFriends } = platformApi.injectEndpoints({
  endpoints: (build) => ({
    bookingFrequentFriends: build.query<FrequentFriend[], void>({
      query: () => ({ url: '/shop-api/frequent-friends' }),
    }),
  }),
});
