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
import { mutationHook, queryHook } from '../../kit/resource.ts';
import { backOfficeApi } from '../../session/staff-api.ts';

interface OfDeparture {
  slug: string;
  id: number;
}

interface AddedDepartures {
  slug: string;
  departures: string[];
  capacities: { pool: number; capacity: number }[];
}

interface NewCapacity {
  slug: string;
  departure: string;
  pool: number;
  capacity: number;
  /** The capacity that was read. */
  revision: number;
}

const event = '/staff-api/events/:slug';
const departures = `${event}/departures`;
const act = <Result, Argument>(call: string) =>
  mutationHook<Result, Argument>(call, [
    'BackOfficeDepartures',
    'BackOfficeActs',
    'BackOfficeAudit',
    'BackOfficeEvents',
  ]);
/** Tags of the data that an action keeps changing until it ends. */
const changedByActs = ['BackOfficeDepartures', 'BackOfficeEvents', 'BackOfficeOrders'] as const;

const isUnderWay = (acts: StaffAct[] = []) => acts.some(({ done, total }) => done < total);
const useBegunActs = queryHook<StaffAct[], string>(`${event}/acts`, 'BackOfficeActs', {
  every: (acts) => (isUnderWay(acts) ? 3000 : 0),
});

/** Reads the actions of an event with their progress. Polls while one is in progress. */
export function useActs(slug: string) {
  const acts = useBegunActs(slug);
  const isBusy = isUnderWay(acts.data);
  const wasBusy = useRef(false);
  const dispatch = useDispatch();
  useEffect(() => {
    if (wasBusy.current && !isBusy) dispatch(backOfficeApi.util.invalidateTags([...changedByActs]));
    wasBusy.current = isBusy;
  }, [isBusy, dispatch]);
  return acts;
}

export const useDepartureEffect = queryHook<ActEffect, OfDeparture>(`${departures}/:id/effect`);
export const useCancellationEffect = queryHook<ActEffect, string>(`${event}/cancellation`);

export const usePlanDepartures = mutationHook<PlannedDeparture[], { slug: string; rule: DepartureRule }>(
  `POST ${departures}/plan`,
  [],
  ({ rule }) => ({ data: rule }),
);
export const useAddDepartures = act<ManagedDepartures, AddedDepartures>(`POST ${departures}`);
export const useChangeCapacity = act<ManagedDepartures, NewCapacity>(`PUT ${departures}/capacity`);
export const useRemoveDeparture = act<unknown, OfDeparture>(`DELETE ${departures}/:id`);
export const useMoveDeparture = act<StaffAct, OfDeparture & { to: string }>(`POST ${departures}/:id/move`);
export const useCallOffDeparture = act<StaffAct, OfDeparture & { reason: string }>(`POST ${departures}/:id/call-off`);
export const useMessageDeparture = act<StaffAct, OfDeparture & DepartureMessage>(`POST ${departures}/:id/messages`);
export const useCancelEvent = act<StaffAct, { event: string; slug: string; reason: string }>(
  'POST /staff-api/events/:event/cancellation',
);
