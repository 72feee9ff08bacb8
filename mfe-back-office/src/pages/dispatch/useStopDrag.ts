import { useTranslation } from '@idavuelta/shared/platform';
import { type DragEvent, useState } from 'react';
import { useDesk } from './desk.ts';
import { moveParty, placeAtGap } from './draft-moves.ts';
import { usePlanTexts } from './usePlanTexts.ts';

/** @returns what moves a party to a place in a trip, and says so. The trip is by its place in the plan, from 0. */
export function useMove() {
  const { t } = useTranslation('back-office/dispatch');
  const { plan, view, change } = useDesk();
  const { nameById, tripName } = usePlanTexts(plan);
  /** @param position among the stops once the party has left its own place */
  return (party: string, trip: number, position: number) => {
    const shown = view.trips[trip];
    const words = { name: nameById(party), trip: shown ? tripName(shown) : '', position: position + 1 };
    change((trips) => moveParty(trips, party, { trip, position }), t('moved', words));
  };
}

/** Lets a party be dragged by the mouse. The keyboard has buttons and a dialog for that. */
export function useDragged(party: string) {
  const { mayChange, dragged } = useDesk();
  return {
    draggable: mayChange,
    onDragStart(event: DragEvent) {
      dragged.current = party;
      // without data Firefox drags nothing
      event.dataTransfer?.setData('text/plain', party);
    },
    onDragEnd() {
      dragged.current = undefined;
    },
  };
}

/**
 * Takes parties that are dropped on a stop, before or behind it by the half of it where they are dropped, or on a trip.
 * @param trip its place in the plan, from 0 @param gapOf the gap between stops for a drop
 */
export function useDrop(trip: number, gapOf: (isLowerHalf: boolean) => number) {
  const { dragged, view } = useDesk();
  const move = useMove();
  const [over, setOver] = useState<'before' | 'behind'>();
  const isLowerHalf = ({ currentTarget, clientY }: DragEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return clientY >= top + height / 2;
  };
  return {
    over,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!dragged.current) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(isLowerHalf(event) ? 'behind' : 'before');
      },
      onDragLeave: () => setOver(undefined),
      onDrop(event: DragEvent) {
        const party = dragged.current;
        setOver(undefined);
        if (!party) return;
        event.preventDefault();
        // the trip around a stop takes nothing more
        dragged.current = undefined;
        const { position } = placeAtGap(view.trips, party, trip, gapOf(isLowerHalf(event)));
        move(party, trip, position);
      },
    },
  };
}
