import { createContext, type RefObject, useContext } from 'react';
import type { Plan } from './dispatch.api.ts';
import type { DraftTrip } from './draft-moves.ts';
import type { PlanView } from './plan-view.ts';

/** The plan on the screen, and the actions on it. */
export interface Desk {
  plan: Plan;
  view: PlanView;
  /** The role may edit and no planning is in progress. */
  mayChange: boolean;
  /** While false, times are those before the last changes. */
  isSaved: boolean;
  /** Changes the trips. @param announcement read out by screen readers */
  change: (how: (trips: DraftTrip[]) => DraftTrip[], announcement: string) => void;
  /** Opens the dialog that moves and locks a party. */
  openStop: (party: string) => void;
  /** Opens the dialog that sets a party's position. */
  openPosition: (party: string) => void;
  /** The party being dragged. */
  dragged: RefObject<string | undefined>;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** Returns the plan on the screen. */
export function useDesk() {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('only within a plan');
  return desk;
}
