import type { Language } from '@idavuelta/shared/contracts';
import type { InvitedStaffUser, StaffRole, StaffUser } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

export interface Invite {
  email: string;
  name: string;
  role: StaffRole;
  language: Language;
}

export interface Change {
  id: number;
  revision: number;
  change: { name?: string; role?: StaffRole; blocked?: boolean };
}

const url = '/staff-api/users';

const peopleApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficePeople: build.query<StaffUser[], void>({
      query: byStaff(() => ({ url })),
      providesTags: ['BackOfficePeople'],
    }),
    backOfficeInvite: build.mutation<InvitedStaffUser, Invite>({
      query: byStaff((data) => ({ method: 'POST', url, data })),
      invalidatesTags: ['BackOfficePeople', 'BackOfficeAudit'],
    }),
    backOfficeResetSecondFactor: build.mutation<StaffUser, { id: number; code: string }>({
      query: byStaff(({ id, code }) => ({ method: 'POST', url: `${url}/${id}/second-factor-reset`, data: { code } })),
      invalidatesTags: ['BackOfficePeople', 'BackOfficeAudit'],
    }),
    // Also after a failure: somebody else may have changed the person.
    backOfficeChange: build.mutation<StaffUser, Change>({
      query: byStaff(({ id, revision, change }) => ({
        method: 'PUT',
        url: `${url}/${id}`,
        data: change,
        headers: { 'If-Match': `"${revision}"` },
      })),
      invalidatesTags: ['BackOfficePeople', 'BackOfficeAudit'],
    }),
  }),
});

// others change the list as well
export const usePeople = () => peopleApi.useBackOfficePeopleQuery(undefined, { refetchOnMountOrArgChange: true });

export const {
  useBackOfficeInviteMutation: useInvite,
  useBackOfficeChangeMutation: useChange,
  useBackOfficeResetSecondFactorMutation: useResetSecondFactor,
} = peopleApi;
