import { bookingApi } from '../../../state/api.ts';

export const { useBookingLeaveWaitingListMutation: useLeaveWaitingList } = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    bookingLeaveWaitingList: build.mutation<unknown, string>({
      query: (token) => ({ method: 'POST', url: '/waiting-list/leave', data: { token } }),
      invalidatesTags: ['Variants'],
    }),
  }),
});
