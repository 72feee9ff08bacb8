import type {
  DepartureSummary,
  StaffList,
  StaffListQuery,
  TravelledDeparture,
} from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

type DeparturesQuery = StaffListQuery & Partial<Record<'text' | 'from' | 'until' | 'country', string>>;

const travellersApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeDepartures: build.query<StaffList<DepartureSummary>, DeparturesQuery>({
      query: byStaff((params) => ({ url: '/staff-api/departures', params: { ...params } })),
    }),
    backOfficeTravellers: build.query<TravelledDeparture, number>({
      query: byStaff((id) => ({ url: `/staff-api/departures/${id}/travellers` })),
    }),
  }),
});

/** Tickets are checked while the list is open. */
const liveMs = 15_000;

export const useDepartures = (query: DeparturesQuery) =>
  travellersApi.useBackOfficeDeparturesQuery(query, { refetchOnMountOrArgChange: true });
export const useTravellers = (id: number) =>
  travellersApi.useBackOfficeTravellersQuery(id, { refetchOnMountOrArgChange: true, pollingInterval: liveMs });
