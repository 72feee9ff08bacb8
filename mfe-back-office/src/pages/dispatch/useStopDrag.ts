import { useTranslation } from '@idavuelta/shared/platform';
import { type DragEvent, useState } from 'react';
import { useDesk } from './desk.ts';
import { moveParty, placeAtGap } from './draft-moves.ts';
import { usePlanTexts } from './usePlanTexts.ts';

/**
 * Returns a function that moves a party to a position in a trip and announces it. The trip is an index in the plan,
 * from 0.
 */
export function useMove() {
  const { t } = useTranslation('back-office/dispatch');
  const { plan, view, change } = useDesk();
  const { nameById, tripName } = usePlanTexts(plan);
  /** @param position among the stops after the party has left its old position */
  return (party: string, trip: number, position: number) => {
    const shown = view.trips[trip];
    const words = { name: nameById(party), trip: shown ? tripName(shown) : '', position: position + 1 };
    change((trips) => moveParty(trips, party, { trip, position }), t('moved', words));
  };
}

/** Makes a party draggable by mouse. Keyboard users have buttons and a dialog. */
export function useDragged(party: string) {
  const { mayChange, dragged } = useDesk();
  return {
    draggable: mayChange,
    onDragStart(event: DragEvent) {
      dragged.current = party;
      // Firefox drags nothing without data
      event.dataTransfer?.setData('text/plain', party);
    },
    onDragEnd() {
      dragged.current = undefined;
    },
  };
}

/**
 * Accepts parties dropped on a trip or on a stop, before or after it depending on the half they are dropped on.
 * @param trip its index in the plan, from 0 @param gapOf returns the gap between stops for a drop
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
        // keeps the surrounding trip from handling the drop as well
        dragged.current = undefined;
        const { position } = placeAtGap(view.trips, party, trip, gapOf(isLowerHalf(event)));
        move(party, trip, position);
      },
    },
  };
}
