import type {
  EventRequest,
  EventRequestState,
  Guest,
  InvitationAnswer,
  InvitedEvent,
  ListPage,
} from '@idavuelta/shared/contracts';
import { cursorPages } from '@idavuelta/shared/queries';
import { accountApi } from '../../state/api.ts';

const page = (url: string, cursor: string, params = {}) => ({
  url,
  params: { ...params, cursor: cursor || undefined },
  page: true,
});
/** A rejected call leaves the list as it is, so that the pressed button and the reason stay visible. */
const unlessRejected =
  <Tag extends string>(tag: Tag) =>
  (_: unknown, error: unknown) =>
    error ? [] : [tag];

const requestUrl = (id: number) => `/shop-api/event-requests/${id}`;

const eventsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    accountInvitedEvents: build.infiniteQuery<ListPage<InvitedEvent>, void, string>({
      infiniteQueryOptions: cursorPages,
      query: ({ pageParam }) => page('/shop-api/invited-events', pageParam),
      providesTags: ['Invitations'],
    }),
    accountAnswerInvitation: build.mutation<unknown, InvitationAnswer & { eventId: number }>({
      query: ({ eventId, answer }) => ({
        method: 'PUT',
        url: `/shop-api/invited-events/${eventId}/answer`,
        data: { answer },
      }),
      invalidatesTags: unlessRejected('Invitations'),
    }),
    accountEventRequests: build.infiniteQuery<ListPage<EventRequest>, EventRequestState, string>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg: state, pageParam }) => page('/shop-api/event-requests', pageParam, { state }),
      providesTags: ['Requests'],
    }),
    accountEventRequest: build.query<EventRequest, number>({
      query: (id) => ({ url: requestUrl(id) }),
      // a form starts with the stored request; a later response must not replace typed values
      keepUnusedDataFor: 0,
    }),
    accountRemoveRequest: build.mutation<unknown, number>({
      query: (id) => ({ method: 'DELETE', url: requestUrl(id) }),
      invalidatesTags: unlessRejected('Requests'),
    }),
    accountGuests: build.infiniteQuery<ListPage<Guest>, number, string>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg: id, pageParam }) => page(`${requestUrl(id)}/guests`, pageParam),
    }),
  }),
});

// guests answer and staff approve outside this page: cached data may be out of date
const alwaysRefetch = { refetchOnMountOrArgChange: true };

export const useInvitedEvents = () => eventsApi.useAccountInvitedEventsInfiniteQuery(undefined, alwaysRefetch);
export const useEventRequests = (state: EventRequestState) =>
  eventsApi.useAccountEventRequestsInfiniteQuery(state, alwaysRefetch);
export const useGuests = (id: number) => eventsApi.useAccountGuestsInfiniteQuery(id, alwaysRefetch);

export const {
  useAccountEventRequestQuery: useEventRequest,
  useAccountAnswerInvitationMutation: useAnswerInvitation,
  useAccountRemoveRequestMutation: useRemoveRequest,
} = eventsApi;
