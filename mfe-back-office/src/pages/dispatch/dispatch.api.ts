import type { Position } from '@idavuelta/shared/contracts';
import type { DispatchPlan, PlanDirection, PlanDraft, PlanPublished } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

/** One way of a departure. */
export interface OfPlan {
  id: number;
  direction: PlanDirection;
}
type OfRevision = OfPlan & {
  /** Of the draft that was read, 0 where there is none. */
  revision: number;
};

const urlOf = ({ id, direction }: OfPlan) => `/staff-api/departures/${id}/plans/${direction}`;
const ifMatch = (revision: number) => ({ 'If-Match': `"${revision}"` });

/** A response can overtake another: that of a change one that was asked for by the clock, and began before it. */
export const newerOf = (known: DispatchPlan, read: DispatchPlan) => (read.readAt < known.readAt ? known : read);

const planApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficePlan: build.query<DispatchPlan, OfPlan>({
      query: byStaff((of) => ({ url: urlOf(of) })),
      merge: newerOf,
      providesTags: ['BackOfficeDispatch'],
    }),
  }),
});

interface Started<Response> {
  dispatch: (action: ReturnType<typeof planApi.util.updateQueryData<'backOfficePlan'>>) => unknown;
  queryFulfilled: Promise<{ data: Response }>;
}

/** A change responds with the whole plan, which is shown without being read again. */
const showsPlan =
  <Response>(planOf: (response: Response) => DispatchPlan) =>
  async ({ id, direction }: OfPlan, { dispatch, queryFulfilled }: Started<Response>) => {
    // a failure is told by whoever called
    const done = await queryFulfilled.catch(() => undefined);
    if (!done) return;
    const plan = planOf(done.data);
    dispatch(planApi.util.updateQueryData('backOfficePlan', { id, direction }, (known) => newerOf(known, plan)));
  };
const showsIt = showsPlan<DispatchPlan>((plan) => plan);
/** After a failure the plan is read again: somebody else may have changed it. */
const afterFailure = (_result: unknown, error: unknown) => (error ? (['BackOfficeDispatch'] as const) : []);

const dispatchApi = planApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeStartPlanning: build.mutation<DispatchPlan, OfRevision & { fromScratch: boolean }>({
      query: byStaff(({ revision, fromScratch, ...of }) => ({
        method: 'POST',
        url: `${urlOf(of)}/planning`,
        data: { fromScratch },
        headers: ifMatch(revision),
      })),
      invalidatesTags: afterFailure,
      onQueryStarted: showsIt,
    }),
    backOfficeChangeDraft: build.mutation<DispatchPlan, OfRevision & { draft: PlanDraft }>({
      query: byStaff(({ revision, draft, ...of }) => ({
        method: 'PUT',
        url: `${urlOf(of)}/draft`,
        data: draft,
        headers: ifMatch(revision),
      })),
      invalidatesTags: afterFailure,
      onQueryStarted: showsIt,
    }),
    backOfficeDiscardDraft: build.mutation<DispatchPlan, OfRevision>({
      query: byStaff(({ revision, ...of }) => ({
        method: 'DELETE',
        url: `${urlOf(of)}/draft`,
        headers: ifMatch(revision),
      })),
      invalidatesTags: afterFailure,
      onQueryStarted: showsIt,
    }),
    backOfficePartyPosition: build.mutation<DispatchPlan, OfPlan & { party: string; position: Position }>({
      query: byStaff(({ party, position, ...of }) => ({
        method: 'PUT',
        url: `${urlOf(of)}/parties/${party}/position`,
        data: position,
      })),
      invalidatesTags: afterFailure,
      onQueryStarted: showsIt,
    }),
    backOfficePartyNote: build.mutation<DispatchPlan, OfPlan & { party: string; note: string | undefined }>({
      query: byStaff(({ party, note, ...of }) => ({
        method: 'PUT',
        url: `${urlOf(of)}/parties/${party}/note`,
        data: { note },
      })),
      invalidatesTags: afterFailure,
      onQueryStarted: showsIt,
    }),
    backOfficePublishPlan: build.mutation<PlanPublished, OfRevision & { acceptBroken: boolean }>({
      query: byStaff(({ revision, acceptBroken, ...of }) => ({
        method: 'POST',
        url: `${urlOf(of)}/publication`,
        data: { acceptBroken },
        headers: ifMatch(revision),
      })),
      // people are told their times, which lists of travellers show
      invalidatesTags: (_result, error) => (error ? ['BackOfficeDispatch'] : ['BackOfficeAudit']),
      onQueryStarted: showsPlan(({ plan }) => plan),
    }),
  }),
});

/** While a plan is being made; otherwise somebody may buy, cancel or change the draft. */
const planningMs = 1000;
const liveMs = 15_000;

/** One way of a departure with its plans, read again by itself. */
export function usePlan(of: OfPlan) {
  const known = planApi.endpoints.backOfficePlan.useQueryState(of);
  return planApi.useBackOfficePlanQuery(of, {
    refetchOnMountOrArgChange: true,
    pollingInterval: known.data?.planning ? planningMs : liveMs,
  });
}

export const {
  useBackOfficeStartPlanningMutation: useStartPlanning,
  useBackOfficeChangeDraftMutation: useChangeDraft,
  useBackOfficeDiscardDraftMutation: useDiscardDraft,
  useBackOfficePartyPositionMutation: usePartyPosition,
  useBackOfficePartyNoteMutation: usePartyNote,
  useBackOfficePublishPlanMutation: usePublishPlan,
} = dispatchApi;
