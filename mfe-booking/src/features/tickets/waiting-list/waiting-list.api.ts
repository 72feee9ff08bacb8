import type { WaitingJoined, WaitingRequest } from '@idavuelta/shared/contracts';
import { bookingApi } from '../../../state/api.ts';

export const { useBookingJoinWaitingListMutation: useJoinWaitingList } = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    bookingJoinWaitingList: build.mutation<WaitingJoined, WaitingRequest>({
      query: (data) => ({ method: 'POST', url: '/waiting-list', data }),
      // a rejection may mean that tickets are on sale again
      invalidatesTags: (_, error) => (error ? ['Variants'] : []),
    }),
  }),
});
