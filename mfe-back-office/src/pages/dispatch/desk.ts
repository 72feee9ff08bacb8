import { createContext, type RefObject, useContext } from 'react';
import type { Plan } from './dispatch.api.ts';
import type { DraftTrip } from './draft-moves.ts';
import type { PlanView } from './plan-view.ts';

/** A plan on the screen, and what can be done with it. */
export interface Desk {
  plan: Plan;
  view: PlanView;
  /** By the role, and while no plan is being made. */
  mayChange: boolean;
  /** Otherwise times are those before the last changes. */
  isSaved: boolean;
  /** Changes the trips. @param said to screen readers */
  change: (how: (trips: DraftTrip[]) => DraftTrip[], said: string) => void;
  /** Opens the dialog that moves and locks a party. */
  openStop: (party: string) => void;
  /** Opens the dialog that says where a party is. */
  openPosition: (party: string) => void;
  /** The party that is being dragged. */
  dragged: RefObject<string | undefined>;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** The plan that is on the screen. */
export function useDesk() {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('only within a plan');
  return desk;
}
