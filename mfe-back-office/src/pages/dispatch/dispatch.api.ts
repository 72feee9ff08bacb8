import type { Position } from '@idavuelta/shared/contracts';
import type { DispatchPlan, PlanDirection, PlanDraft, PlanPublished } from '@idavuelta/shared/contracts/staff';
import { useSelector, useStore } from '@idavuelta/shared/platform';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

/** One direction of a departure. */
export interface PlanRef {
  id: number;
  direction: PlanDirection;
}
type PlanRevision = PlanRef & {
  /** Revision of the draft that was read; 0 without a draft. */
  revision: number;
};

const urlOf = ({ id, direction }: PlanRef) => `/staff-api/departures/${id}/plans/${direction}`;
const ifMatch = (revision: number) => ({ 'If-Match': `"${revision}"` });

/** A plan without the time it was read, which differs in every response. */
export type Plan = Omit<DispatchPlan, 'readAt'>;

/** A plan in the cache. */
interface PlanReading {
  readAt: string;
  plan: Plan;
  /**
   * The plan as JSON, for comparison: reducers receive the cached plan as an Immer draft, which is slow to traverse.
   */
  text: string;
}

const readingOf = ({ readAt, ...plan }: DispatchPlan): PlanReading => ({ readAt, plan, text: JSON.stringify(plan) });

/**
 * Returns the newer of two responses: a polled one that began before a change may arrive after it. An unchanged plan
 * keeps its object, so that nothing re-renders.
 */
function newerOf(known: PlanReading, read: PlanReading): PlanReading {
  if (read.readAt < known.readAt) return known;
  return read.text === known.text ? { ...known, readAt: read.readAt } : read;
}

const planApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficePlan: build.query<PlanReading, PlanRef>({
      query: byStaff((planRef) => ({ url: urlOf(planRef) })),
      transformResponse: readingOf,
      merge: newerOf,
      providesTags: ['BackOfficeDispatch'],
    }),
  }),
});

interface Started<Response> {
  dispatch: (action: ReturnType<typeof planApi.util.updateQueryData<'backOfficePlan'>>) => unknown;
  queryFulfilled: Promise<{ data: Response }>;
}

/** Puts the plan in a mutation's response into the cache, without a refetch. */
const cachePlanOf =
  <Response>(planOf: (response: Response) => DispatchPlan) =>
  async ({ id, direction }: PlanRef, { dispatch, queryFulfilled }: Started<Response>) => {
    // the caller reports the failure
    const done = await queryFulfilled.catch(() => undefined);
    if (!done) return;
    const read = readingOf(planOf(done.data));
    dispatch(planApi.util.updateQueryData('backOfficePlan', { id, direction }, (known) => newerOf(known, read)));
  };
const cachePlan = cachePlanOf<DispatchPlan>((plan) => plan);
/** Refetches the plan after a failure: another user may have changed it. */
const tagsAfterFailure = (_result: unknown, error: unknown) => (error ? (['BackOfficeDispatch'] as const) : []);

const dispatchApi = planApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeStartPlanning: build.mutation<DispatchPlan, PlanRevision & { fromScratch: boolean }>({
      query: byStaff(({ revision, fromScratch, ...planRef }) => ({
        method: 'POST',
        url: `${urlOf(planRef)}/planning`,
        data: { fromScratch },
        headers: ifMatch(revision),
      })),
      invalidatesTags: tagsAfterFailure,
      onQueryStarted: cachePlan,
    }),
    backOfficeChangeDraft: build.mutation<DispatchPlan, PlanRevision & { draft: PlanDraft }>({
      query: byStaff(({ revision, draft, ...planRef }) => ({
        method: 'PUT',
        url: `${urlOf(planRef)}/draft`,
        data: draft,
        headers: ifMatch(revision),
      })),
      invalidatesTags: tagsAfterFailure,
      onQueryStarted: cachePlan,
    }),
    backOfficeDiscardDraft: build.mutation<DispatchPlan, PlanRevision>({
      query: byStaff(({ revision, ...planRef }) => ({
        method: 'DELETE',
        url: `${urlOf(planRef)}/draft`,
        headers: ifMatch(revision),
      })),
      invalidatesTags: tagsAfterFailure,
      onQueryStarted: cachePlan,
    }),
    backOfficePartyPosition: build.mutation<DispatchPlan, PlanRef & { party: string; position: Position }>({
      query: byStaff(({ party, position, ...planRef }) => ({
        method: 'PUT',
        url: `${urlOf(planRef)}/parties/${party}/position`,
        data: position,
      })),
      invalidatesTags: tagsAfterFailure,
      onQueryStarted: cachePlan,
    }),
    backOfficePartyNote: build.mutation<DispatchPlan, PlanRef & { party: string; note: string | undefined }>({
      query: byStaff(({ party, note, ...planRef }) => ({
        method: 'PUT',
        url: `${urlOf(planRef)}/parties/${party}/note`,
        data: { note },
      })),
      invalidatesTags: tagsAfterFailure,
      onQueryStarted: cachePlan,
    }),
    backOfficePublishPlan: build.mutation<PlanPublished, PlanRevision & { acceptBroken: boolean }>({
      query: byStaff(({ revision, acceptBroken, ...planRef }) => ({
        method: 'POST',
        url: `${urlOf(planRef)}/publication`,
        data: { acceptBroken },
        headers: ifMatch(revision),
      })),
      // travellers are notified of their times, which their lists show
      invalidatesTags: (_result, error) => (error ? ['BackOfficeDispatch'] : ['BackOfficeAudit']),
      onQueryStarted: cachePlanOf(({ plan }) => plan),
    }),
  }),
});

/** Polling intervals: for the progress of planning, and otherwise for bookings, cancellations and changes by others. */
const planningMs = 1000;
const liveMs = 15_000;

const { useQueryState, useQuerySubscription, select } = planApi.endpoints.backOfficePlan;

/** Reads and polls the plan of one direction of a departure. */
export function usePlan(planRef: PlanRef) {
  const { plan, error } = useQueryState(planRef, {
    selectFromResult: ({ data, error }) => ({ plan: data?.plan, error }),
  });
  useQuerySubscription(planRef, {
    refetchOnMountOrArgChange: true,
    pollingInterval: plan?.planning ? planningMs : liveMs,
  });
  return { plan, error };
}

/**
 * Returns the cached plan and a function that reads it again: components see a response only in the next frame, and
 * actions within that frame must already build on it.
 * @param shown the plan used while the cache has none, as after a logout
 */
export function useLatestPlan(shown: Plan) {
  const inCache = select({ id: shown.departure.id, direction: shown.direction });
  const store = useStore<Parameters<typeof inCache>[0]>();
  const planIn = (state: Parameters<typeof inCache>[0]) => inCache(state).data?.plan ?? shown;
  return { latest: useSelector(planIn), readLatest: () => planIn(store.getState()) };
}

export const {
  useBackOfficeStartPlanningMutation: useStartPlanning,
  useBackOfficeChangeDraftMutation: useChangeDraft,
  useBackOfficeDiscardDraftMutation: useDiscardDraft,
  useBackOfficePartyPositionMutation: usePartyPosition,
  useBackOfficePartyNoteMutation: usePartyNote,
  useBackOfficePublishPlanMutation: usePublishPlan,
} = dispatchApi;
