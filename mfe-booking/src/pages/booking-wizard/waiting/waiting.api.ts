import { bookingApi } from '../../../state/api.ts';

export const {
  useBookingConfirmWaitingMutation: useConfirmWaiting,
  useBookingLeaveWaitingListMutation: useLeaveWaitingList,
} = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    bookingConfirmWaiting: build.mutation<unknown, string>({
      query: (token) => ({ method: 'POST', url: '/waiting-list/confirm', data: { token } }),
      invalidatesTags: ['Variants'],
    }),
    bookingLeaveWaitingList: build.mutation<unknown, string>({
      query: (token) => ({ method: 'POST', url: '/waiting-list/leave', data: { token } }),
      invalidatesTags: ['Variants'],
    }),
  }),
});
