import type {
  ActEffect,
  DepartureMessage,
  DepartureRule,
  ManagedDepartures,
  PlannedDeparture,
  StaffAct,
} from '@idavuelta/shared/contracts/staff';
import { useDispatch } from '@idavuelta/shared/platform';
import { useEffect, useRef } from 'react';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

interface OfDeparture {
  slug: string;
  id: number;
}

interface Added {
  slug: string;
  departures: string[];
  capacities: { pool: number; capacity: number }[];
}

const eventUrl = (slug: string) => `/staff-api/events/${encodeURIComponent(slug)}`;
const departuresUrl = (slug: string) => `${eventUrl(slug)}/departures`;
const departureUrl = ({ slug, id }: OfDeparture) => `${departuresUrl(slug)}/${id}`;
const changed = ['BackOfficeDepartures', 'BackOfficeActs', 'BackOfficeAudit', 'BackOfficeEvents'] as const;
/** What an act goes on changing until it is done. */
const changedByActs = ['BackOfficeDepartures', 'BackOfficeEvents', 'BackOfficeOrders'] as const;

const departuresApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeDepartures: build.query<ManagedDepartures, string>({
      query: byStaff((slug) => ({ url: departuresUrl(slug) })),
      providesTags: ['BackOfficeDepartures'],
    }),
    backOfficeActs: build.query<StaffAct[], string>({
      query: byStaff((slug) => ({ url: `${eventUrl(slug)}/acts` })),
      providesTags: ['BackOfficeActs'],
    }),
    backOfficePlanDepartures: build.mutation<PlannedDeparture[], { slug: string; rule: DepartureRule }>({
      query: byStaff(({ slug, rule }) => ({ method: 'POST', url: `${departuresUrl(slug)}/plan`, data: rule })),
    }),
    backOfficeAddDepartures: build.mutation<ManagedDepartures, Added>({
      query: byStaff(({ slug, ...data }) => ({ method: 'POST', url: departuresUrl(slug), data })),
      invalidatesTags: changed,
    }),
    // Also after a failure: somebody may have bought meanwhile.
    backOfficeCapacity: build.mutation<
      ManagedDepartures,
      { slug: string; departure: string; pool: number; capacity: number; read: number }
    >({
      query: byStaff(({ slug, read, ...data }) => ({
        method: 'PUT',
        url: `${departuresUrl(slug)}/capacity`,
        data,
        headers: { 'If-Match': `"${read}"` },
      })),
      invalidatesTags: changed,
    }),
    backOfficeRemoveDeparture: build.mutation<unknown, OfDeparture>({
      query: byStaff((of) => ({ method: 'DELETE', url: departureUrl(of) })),
      invalidatesTags: changed,
    }),
    backOfficeDepartureEffect: build.query<ActEffect, OfDeparture>({
      query: byStaff((of) => ({ url: `${departureUrl(of)}/effect` })),
    }),
    backOfficeMoveDeparture: build.mutation<StaffAct, OfDeparture & { to: string }>({
      query: byStaff(({ to, ...of }) => ({ method: 'POST', url: `${departureUrl(of)}/move`, data: { to } })),
      invalidatesTags: changed,
    }),
    backOfficeCallOffDeparture: build.mutation<StaffAct, OfDeparture & { reason: string }>({
      query: byStaff(({ reason, ...of }) => ({
        method: 'POST',
        url: `${departureUrl(of)}/call-off`,
        data: { reason },
      })),
      invalidatesTags: changed,
    }),
    backOfficeMessageDeparture: build.mutation<StaffAct, OfDeparture & DepartureMessage>({
      query: byStaff(({ texts, ...of }) => ({ method: 'POST', url: `${departureUrl(of)}/messages`, data: { texts } })),
      invalidatesTags: changed,
    }),
    backOfficeCancellationEffect: build.query<ActEffect, string>({
      query: byStaff((slug) => ({ url: `${eventUrl(slug)}/cancellation` })),
    }),
    backOfficeCancelEvent: build.mutation<StaffAct, { slug: string; typed: string; reason: string }>({
      query: byStaff(({ slug, typed, reason }) => ({
        method: 'POST',
        url: `${eventUrl(slug)}/cancellation`,
        data: { slug: typed, reason },
      })),
      invalidatesTags: changed,
    }),
  }),
});

const always = { refetchOnMountOrArgChange: true } as const;
const refreshMs = 3000;

export const useDepartures = (slug: string) => departuresApi.useBackOfficeDeparturesQuery(slug, always);

/** What was begun, and how far it has come. It is read again while something is under way. */
export function useActs(slug: string) {
  const known = departuresApi.endpoints.backOfficeActs.useQueryState(slug);
  const isUnderWay = known.data?.some(({ done, total }) => done < total) ?? false;
  const wasUnderWay = useRef(false);
  const dispatch = useDispatch();
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) dispatch(backOfficeApi.util.invalidateTags([...changedByActs]));
    wasUnderWay.current = isUnderWay;
  }, [isUnderWay, dispatch]);
  return departuresApi.useBackOfficeActsQuery(slug, { ...always, pollingInterval: isUnderWay ? refreshMs : 0 });
}

export const useDepartureEffect = (of: OfDeparture) => departuresApi.useBackOfficeDepartureEffectQuery(of, always);
export const useCancellationEffect = (slug: string) => departuresApi.useBackOfficeCancellationEffectQuery(slug, always);

export const {
  useBackOfficePlanDeparturesMutation: usePlanDepartures,
  useBackOfficeAddDeparturesMutation: useAddDepartures,
  useBackOfficeCapacityMutation: useChangeCapacity,
  useBackOfficeRemoveDepartureMutation: useRemoveDeparture,
  useBackOfficeMoveDepartureMutation: useMoveDeparture,
  useBackOfficeCallOffDepartureMutation: useCallOffDeparture,
  useBackOfficeMessageDepartureMutation: useMessageDeparture,
  useBackOfficeCancelEventMutation: useCancelEvent,
} = departuresApi;
