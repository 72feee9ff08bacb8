import type { Position } from '@idavuelta/shared/contracts';
import type { DispatchPlan, PlanDirection, PlanDraft, PlanPublished } from '@idavuelta/shared/contracts/staff';
import { useSelector, useStore } from '@idavuelta/shared/platform';
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

/** A plan without the time when it was read, which is another one with each response. */
export type Plan = Omit<DispatchPlan, 'readAt'>;

/** A plan as the cache has it. */
interface PlanReading {
  readAt: string;
  plan: Plan;
  /** The plan as JSON, by which two are compared: a reducer gets the known one as a draft of Immer, slow to walk through. */
  text: string;
}

const readingOf = ({ readAt, ...plan }: DispatchPlan): PlanReading => ({ readAt, plan, text: JSON.stringify(plan) });

/**
 * A response can overtake another: that of a change one that was asked for by the clock, and began before it.
 * Where nothing changed, the plan stays the same object, so that nothing is rendered anew.
 */
function newerOf(known: PlanReading, read: PlanReading): PlanReading {
  if (read.readAt < known.readAt) return known;
  return read.text === known.text ? { ...known, readAt: read.readAt } : read;
}

const planApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficePlan: build.query<PlanReading, OfPlan>({
      query: byStaff((of) => ({ url: urlOf(of) })),
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

/** A change responds with the whole plan, which is shown without being read again. */
const showsPlan =
  <Response>(planOf: (response: Response) => DispatchPlan) =>
  async ({ id, direction }: OfPlan, { dispatch, queryFulfilled }: Started<Response>) => {
    // a failure is told by whoever called
    const done = await queryFulfilled.catch(() => undefined);
    if (!done) return;
    const read = readingOf(planOf(done.data));
    dispatch(planApi.util.updateQueryData('backOfficePlan', { id, direction }, (known) => newerOf(known, read)));
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

const { useQueryState, useQuerySubscription, select } = planApi.endpoints.backOfficePlan;

/** One way of a departure with its plans, read again by itself. */
export function usePlan(of: OfPlan) {
  const { plan, error } = useQueryState(of, { selectFromResult: ({ data, error }) => ({ plan: data?.plan, error }) });
  useQuerySubscription(of, {
    refetchOnMountOrArgChange: true,
    pollingInterval: plan?.planning ? planningMs : liveMs,
  });
  return { plan, error };
}

/**
 * The plan as the cache has it, and what looks there again: components are told of a response in the next frame only,
 * and what is done within that frame begins from the response, too.
 * @param shown the plan while the cache has none, as after a logout
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
